// Generated from locales/en by the build; do not edit.
export interface TextArguments {
  'consent.title': undefined
  'consent.description': undefined
  'consent.acceptAll': undefined
  'consent.necessaryOnly': undefined
  'consent.preferences': undefined
  'consent.preferencesTitle': undefined
  'consent.save': undefined
  'consent.close': undefined
  'consent.intro': undefined
  'consent.necessary.title': undefined
  'consent.necessary.description': undefined
  'consent.personalization.title': undefined
  'consent.personalization.description': undefined
  'consent.analytics.title': undefined
  'consent.analytics.description': undefined
  'errors.invalid_request': undefined
  'errors.illegal_request': undefined
  'errors.not_found': undefined
  'errors.request_too_large': undefined
  'errors.wrong_content_type': undefined
  'errors.too_many_requests': undefined
  'errors.unexpected': undefined
  'errors.system_busy': undefined
  'errors.unreachable': undefined
  'gallery.parts': undefined
  'gallery.title': { part: string | number; season: string | number }
  'gallery.kind.hero': undefined
  'gallery.kind.synergy': undefined
  'gallery.kind.equip': undefined
  'gallery.kind.hex': undefined
  'gallery.kind.goop': undefined
  'gallery.description.hero': { season: string | number }
  'gallery.description.synergy': { season: string | number }
  'gallery.description.equip': { season: string | number }
  'gallery.description.hex': { season: string | number }
  'gallery.description.goop': { season: string | number }
  'gallery.count.hero': { count: number }
  'gallery.count.synergy': { count: number }
  'gallery.count.equip': { count: number }
  'gallery.count.hex': { count: number }
  'gallery.count.goop': { count: number }
  'gallery.champions': { count: number }
  'gallery.search': undefined
  'gallery.apply': undefined
  'gallery.filter.all': undefined
  'gallery.filter.cost': undefined
  'gallery.filter.costOf': { cost: string | number }
  'gallery.filter.trait': undefined
  'gallery.filter.anyTrait': undefined
  'gallery.filter.category': undefined
  'gallery.filter.tier': undefined
  'gallery.noMatch': undefined
  'gallery.noMatchFor': { q: string | number }
  'gallery.showAll': undefined
  'gallery.unknownSeason': { season: string | number }
  'gallery.unknownSeasonHint': undefined
  'gallery.namesEnglish': undefined
  'gallery.namesOwn': undefined
  'gallery.notDescribed': undefined
  'gallery.unverified': undefined
  'gallery.laterVersion': undefined
  'gallery.recipes': undefined
  'gallery.madeOf': undefined
  'gallery.madeInto': undefined
  'gallery.uniqueItem': undefined
  'gallery.grantsTrait': undefined
  'gallery.noSnax': { season: string | number }
  'gallery.snaxOf': { season: string | number }
  'gallery.snaxNames': undefined
  'gallery.skill.of': { name: string | number }
  'gallery.skill.active': undefined
  'gallery.skill.passive': undefined
  'gallery.skill.mana': { initial: string | number; mana: string | number }
  'gallery.skill.numbers': undefined
  'gallery.skill.scale.AD': undefined
  'gallery.skill.scale.AP': undefined
  'gallery.champion.title': { name: string | number; season: string | number }
  'gallery.champion.description': { name: string | number; cost: string | number; season: string | number }
  'gallery.champion.stats': undefined
  'gallery.champion.statsHint': undefined
  'gallery.champion.traits': undefined
  'gallery.champion.noTraits': undefined
  'gallery.champion.items': undefined
  'gallery.champion.itemsPending': undefined
  'gallery.champion.notInShop': undefined
  'gallery.champion.trail': undefined
  'gallery.champion.neighbours': undefined
  'gallery.champion.unknown': undefined
  'gallery.champion.unknownId': { id: string | number }
  'gallery.champion.nearest': undefined
  'gallery.champion.all': undefined
  'gallery.show.title': { season: string | number }
  'gallery.show.description': { season: string | number }
  'gallery.show.new': undefined
  'gallery.show.others': undefined
  'gallery.position.title': undefined
  'gallery.position.front': { range: string | number }
  'gallery.position.back': { range: string | number }
  'gallery.share.action': undefined
  'gallery.share.done': undefined
  'game.season': undefined
  'game.namesInEnglish': undefined
  'game.cost': { cost: string | number }
  'game.rarity.common': undefined
  'game.rarity.uncommon': undefined
  'game.rarity.rare': undefined
  'game.rarity.epic': undefined
  'game.rarity.legendary': undefined
  'game.rarity.mythic': undefined
  'game.traitKind.origin': undefined
  'game.traitKind.class': undefined
  'game.itemCategory.component': undefined
  'game.itemCategory.completed': undefined
  'game.itemCategory.radiant': undefined
  'game.itemCategory.support': undefined
  'game.itemCategory.artifact': undefined
  'game.itemCategory.emblem': undefined
  'game.itemCategory.special': undefined
  'game.augmentTier.silver': undefined
  'game.augmentTier.gold': undefined
  'game.augmentTier.prismatic': undefined
  'game.stat.health': undefined
  'game.stat.armor': undefined
  'game.stat.magicResistance': undefined
  'game.stat.attackDamage': undefined
  'game.stat.attackSpeed': undefined
  'game.stat.range': undefined
  'game.stat.critChance': undefined
  'game.itemStat.attackDamage': undefined
  'game.itemStat.abilityPower': undefined
  'game.itemStat.attackSpeed': undefined
  'game.itemStat.critChance': undefined
  'game.itemStat.health': undefined
  'game.itemStat.maxHealth': undefined
  'game.itemStat.armor': undefined
  'game.itemStat.magicResistance': undefined
  'game.itemStat.mana': undefined
  'game.itemStat.manaRegeneration': undefined
  'game.itemStat.omnivamp': undefined
  'game.itemStat.damageAmp': undefined
  'game.itemStat.durability': undefined
  'launch.season': undefined
  'launch.description': { seasons: string | number }
  'launch.champions': undefined
  'launch.ways': undefined
  'launch.scroll': undefined
  'launch.sections': undefined
  'launch.section.homeView': undefined
  'launch.section.championsInfo': undefined
  'launch.section.uniqueTraits': undefined
  'launch.newChampions': undefined
  'launch.championPage': undefined
  'launch.previous': undefined
  'launch.next': undefined
  'launch.pause': undefined
  'launch.play': undefined
  'launch.traits': undefined
  'launch.traitsHint': undefined
  'launch.members': undefined
  'launch.link.creatorCode': undefined
  'launch.link.creatorHub': undefined
  'launch.link.closedBetaRewards': undefined
  'launch.link.eventPage': undefined
  'launch.link.support': undefined
  'launch.store.appStore': undefined
  'launch.store.googlePlay': undefined
  'launch.sample.note': undefined
  'legal.updated': undefined
  'legal.credits': undefined
  'legal.creditsCount': { count: number }
  'legal.name': undefined
  'legal.version': undefined
  'legal.license': undefined
  'legal.notices': undefined
  'site.name': undefined
  'site.loading': undefined
  'site.skip': undefined
  'site.language': undefined
  'site.offline': undefined
  'site.copyright': { year: string | number; name: string | number }
  'site.nav.label': undefined
  'site.nav.menu': undefined
  'site.nav.more': undefined
  'site.nav.home': undefined
  'site.nav.gallery': undefined
  'site.nav.hero': undefined
  'site.nav.synergy': undefined
  'site.nav.equip': undefined
  'site.nav.hex': undefined
  'site.nav.goop': undefined
  'site.social.youtube': undefined
  'site.social.x': undefined
  'site.social.tiktok': undefined
  'site.social.facebook': undefined
  'site.social.instagram': undefined
  'site.legal.privacy': undefined
  'site.legal.terms': undefined
  'site.legal.cookies': undefined
  'site.legal.preferences': undefined
  'site.legal.openSource': undefined
  'site.legal.testFlight': undefined
  'site.legal.support': undefined
  'site.error.retry': undefined
  'site.error.home': undefined
  'site.error.reference': { reference: string | number }
  'site.error.title': undefined
  'site.error.busyTitle': undefined
  'site.error.requestTitle': undefined
  'site.error.crowdTitle': undefined
  'site.error.offlineTitle': undefined
  'site.notFound.title': undefined
  'site.notFound.text': undefined
  'site.nav.newChampions': undefined
}
