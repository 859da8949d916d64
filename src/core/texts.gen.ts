// Generated from locales/en by the build; do not edit.
export interface TextArguments {
  'account.signIn.title': undefined
  'account.signIn.codeTitle': undefined
  'account.signIn.email': undefined
  'account.signIn.emailHint': undefined
  'account.signIn.sendCode': undefined
  'account.signIn.terms': undefined
  'account.signIn.termsLink': undefined
  'account.signIn.privacyLink': undefined
  'account.signIn.or': undefined
  'account.signIn.with': { label: string | number }
  'account.signIn.openInBrowser': { labels: string | number }
  'account.signIn.guest': undefined
  'account.signIn.guestHint': undefined
  'account.signIn.code': undefined
  'account.signIn.codeHint': undefined
  'account.signIn.codeOnItsWay': undefined
  'account.signIn.confirm': undefined
  'account.signIn.wait': { number: string | number }
  'account.signIn.again': undefined
  'account.signIn.haveCode': undefined
  'account.signIn.close': undefined
  'account.signIn.onPage': undefined
  'account.captcha.checking': undefined
  'account.captcha.later': { minutes: number }
  'account.mail.subject': { code: string | number; name: string | number }
  'account.mail.title': undefined
  'account.mail.words': { minutes: string | number }
  'account.mail.notAsked': undefined
  'account.user.email': undefined
  'account.user.guest': undefined
  'account.user.channel': { label: string | number }
  'account.user.menu': undefined
  'account.user.logout': undefined
  'account.mail.deletionTitle': undefined
  'account.channel.guest': undefined
  'account.channel.email': undefined
  'account.channel.provider': undefined
  'account.page.title': undefined
  'account.page.name': undefined
  'account.page.nameLabel': undefined
  'account.page.nameHint': undefined
  'account.page.saveName': undefined
  'account.page.avatar': undefined
  'account.page.avatarLabel': undefined
  'account.page.avatarHint': undefined
  'account.page.saveAvatar': undefined
  'account.page.removeAvatar': undefined
  'account.page.ways': undefined
  'account.page.sessions': undefined
  'account.page.thisSession': undefined
  'account.page.began': undefined
  'account.page.seen': undefined
  'account.page.endOthers': undefined
  'account.page.endAll': undefined
  'account.page.own': undefined
  'account.page.likes': undefined
  'account.page.noLikes': undefined
  'account.page.newsletter': undefined
  'account.page.endNewsletter': undefined
  'account.page.noNewsletter': undefined
  'account.page.toNewsletter': undefined
  'account.page.cookies': undefined
  'account.page.noConsent': undefined
  'account.page.consent': { categories: string | number }
  'account.page.toCookies': undefined
  'account.page.data': undefined
  'account.page.export': undefined
  'account.page.events': undefined
  'account.page.eventsHint': undefined
  'account.page.older': { number: number }
  'account.page.deletion': undefined
  'account.page.deletionHint': undefined
  'account.page.deletionPlain': undefined
  'account.page.deletionCode': undefined
  'account.page.deletionSignIn': { minutes: string | number }
  'account.page.askDeletion': undefined
  'account.page.sure': undefined
  'account.page.delete': undefined
  'account.page.deleted': undefined
  'account.page.deletedText': undefined
  'account.event.signedIn': undefined
  'account.event.signedOut': undefined
  'account.event.othersEnded': undefined
  'account.event.allEnded': undefined
  'account.event.renamed': undefined
  'account.event.pictured': undefined
  'account.event.unpictured': undefined
  'account.event.exported': undefined
  'account.event.deletionAsked': undefined
  'account.event.deletionRefused': undefined
  'account.event.confirmed': undefined
  'account.done.renamed': undefined
  'account.done.pictured': undefined
  'account.done.unpictured': undefined
  'account.done.othersEnded': undefined
  'account.done.newsletterEnded': undefined
  'account.errors.login_failed': undefined
  'account.errors.login_cancelled': undefined
  'account.errors.signed_out': undefined
  'account.errors.name_invalid': undefined
  'account.errors.picture_unfit': undefined
  'account.page.pins': undefined
  'account.page.noPins': undefined
  'account.page.preRegistrations': undefined
  'account.page.preRegistration': { ending: string | number }
  'account.page.noPreRegistrations': undefined
  'account.mail.confirmationTitle': undefined
  'activities.title': undefined
  'activities.summary': undefined
  'activities.lead': undefined
  'activities.running': undefined
  'activities.coming': undefined
  'activities.past': undefined
  'activities.open': undefined
  'activities.none': undefined
  'activities.toNews': undefined
  'activities.campaign.title': { title: string | number }
  'activities.campaign.before': undefined
  'activities.campaign.open': undefined
  'activities.campaign.ended': undefined
  'activities.campaign.rewards': undefined
  'campaign.title': undefined
  'campaign.page.summary': { title: string | number }
  'campaign.page.demonstration': undefined
  'campaign.page.sections': undefined
  'campaign.page.days': { count: number }
  'campaign.page.hours': { count: number }
  'campaign.page.number': { count: number }
  'campaign.page.registered': { count: number }
  'campaign.page.milestones': undefined
  'campaign.page.level': { level: string | number }
  'campaign.page.milestone': { count: number }
  'campaign.page.reached': undefined
  'campaign.page.locked': undefined
  'campaign.page.milestoneReached': { level: string | number; reward: string | number }
  'campaign.page.none': undefined
  'campaign.page.noneHint': undefined
  'campaign.page.toActivities': undefined
  'campaign.phase.before.title': { title: string | number }
  'campaign.phase.before.lead': { date: string | number }
  'campaign.phase.before.until': undefined
  'campaign.phase.open.title': { title: string | number }
  'campaign.phase.open.lead': { date: string | number }
  'campaign.phase.open.until': undefined
  'campaign.phase.ended.title': { title: string | number }
  'campaign.phase.ended.lead': { date: string | number }
  'campaign.phase.ended.until': undefined
  'campaign.phase.rewards.title': { title: string | number }
  'campaign.phase.rewards.lead': { date: string | number }
  'campaign.phase.rewards.until': undefined
  'campaign.phase.over.title': { title: string | number }
  'campaign.phase.over.lead': { date: string | number }
  'campaign.section.invite.title': undefined
  'campaign.section.invite.text': undefined
  'campaign.section.invite.start': undefined
  'campaign.section.invite.link': undefined
  'campaign.section.invite.you': undefined
  'campaign.section.invite.friend': undefined
  'campaign.section.champions.title': undefined
  'campaign.section.champions.text': { season: string | number; count: number }
  'campaign.section.champions.new': undefined
  'campaign.section.traits.title': undefined
  'campaign.section.traits.text': { count: number }
  'campaign.section.traits.single': undefined
  'campaign.section.mechanics.title': undefined
  'campaign.section.mechanics.more': undefined
  'campaign.section.mechanics.headliner.name': undefined
  'campaign.section.mechanics.headliner.text': undefined
  'campaign.section.mechanics.headliner.first': undefined
  'campaign.section.mechanics.headliner.firstText': undefined
  'campaign.section.mechanics.headliner.second': undefined
  'campaign.section.mechanics.headliner.secondText': undefined
  'campaign.section.mechanics.headliner.third': undefined
  'campaign.section.mechanics.headliner.thirdText': undefined
  'campaign.section.mechanics.snax.name': undefined
  'campaign.section.mechanics.snax.text': undefined
  'campaign.section.mechanics.snax.first': undefined
  'campaign.section.mechanics.snax.firstText': undefined
  'campaign.section.mechanics.snax.second': undefined
  'campaign.section.mechanics.snax.secondText': undefined
  'campaign.section.mechanics.snax.third': undefined
  'campaign.section.mechanics.snax.thirdText': undefined
  'campaign.section.trailer.title': undefined
  'campaign.section.trailer.text': { season: string | number }
  'campaign.section.media.title': undefined
  'campaign.section.media.text': undefined
  'campaign.section.guide.title': undefined
  'campaign.section.guide.dates': undefined
  'campaign.section.guide.starts': undefined
  'campaign.section.guide.ends': undefined
  'campaign.section.guide.rewards': undefined
  'campaign.section.guide.until': undefined
  'campaign.section.guide.steps': undefined
  'campaign.section.guide.step.register': undefined
  'campaign.section.guide.step.cancel': undefined
  'campaign.section.guide.step.count': undefined
  'campaign.section.guide.step.bind': { date: string | number }
  'campaign.section.guide.step.collect': undefined
  'campaign.section.guide.rules': undefined
  'campaign.section.guide.region.SG': undefined
  'campaign.section.guide.region.MY': undefined
  'campaign.section.guide.region.TH': undefined
  'campaign.section.guide.age': { age: string | number }
  'campaign.section.guide.sender': { sender: string | number }
  'campaign.section.guide.permit': { permit: string | number }
  'campaign.section.guide.prizes.draw': undefined
  'campaign.section.guide.prizes.skill': undefined
  'campaign.section.guide.prizes.none': undefined
  'campaign.errors.no_campaign': undefined
  'campaign.errors.event_not_started': undefined
  'campaign.errors.event_ended': undefined
  'campaign.errors.region_unavailable': undefined
  'campaign.errors.phone_invalid': undefined
  'campaign.errors.phone_not_mobile': undefined
  'campaign.errors.phone_of_other_region': undefined
  'campaign.errors.phone_code_wrong': undefined
  'campaign.errors.phone_code_older': undefined
  'campaign.errors.phone_registered': undefined
  'campaign.errors.message_not_sent': undefined
  'campaign.errors.not_registered': undefined
  'campaign.errors.registration_bound': undefined
  'campaign.errors.registration_failed': undefined
  'campaign.errors.no_character': undefined
  'campaign.errors.region_binding_failed': undefined
  'campaign.errors.account_linked_elsewhere': undefined
  'campaign.errors.phone_linked_elsewhere': undefined
  'campaign.errors.phone_inconsistent': undefined
  'campaign.errors.character_bound': undefined
  'campaign.errors.phone_unverified': undefined
  'campaign.errors.requirements_not_met': undefined
  'campaign.errors.no_rewards': undefined
  'campaign.errors.claim_limit_reached': undefined
  'campaign.form.phoneMissing': undefined
  'campaign.form.codeMissing': undefined
  'campaign.message.SG': { code: string | number; name: string | number; letter: string | number; minutes: string | number }
  'campaign.message.MY': { code: string | number; name: string | number; letter: string | number; minutes: string | number }
  'campaign.message.TH': { code: string | number; name: string | number; letter: string | number; minutes: string | number }
  'campaign.errors.character_final': undefined
  'campaign.form.title': undefined
  'campaign.form.region': undefined
  'campaign.region.SG': undefined
  'campaign.region.MY': undefined
  'campaign.region.TH': undefined
  'campaign.form.phone': undefined
  'campaign.form.phoneHint': { sender: string | number }
  'campaign.form.code': undefined
  'campaign.form.getCode': undefined
  'campaign.form.wait': { number: number }
  'campaign.form.sending': undefined
  'campaign.form.checking': undefined
  'campaign.form.sent': { letter: string | number; sender: string | number }
  'campaign.form.onItsWay': { letter: string | number; sender: string | number }
  'campaign.form.terms': undefined
  'campaign.form.termsMissing': undefined
  'campaign.form.submit': undefined
  'campaign.form.support': undefined
  'campaign.mine.title': undefined
  'campaign.mine.number': { ending: string | number }
  'campaign.mine.next': { date: string | number }
  'campaign.mine.known': undefined
  'campaign.mine.cancel': undefined
  'campaign.mine.cancelSure': undefined
  'campaign.mine.cancelYes': undefined
  'campaign.mine.cancelNo': undefined
  'campaign.mine.cancelled': { ending: string | number }
  'campaign.mine.browserOnly': undefined
  'campaign.mine.signIn': undefined
  'campaign.mine.takeAlong': undefined
  'campaign.mine.link': undefined
  'campaign.mine.linked': undefined
  'campaign.mine.handedOn': undefined
  'campaign.rewards.title': undefined
  'campaign.rewards.signIn': undefined
  'campaign.rewards.loading': undefined
  'campaign.rewards.linkFirst': undefined
  'campaign.binding.title': undefined
  'campaign.binding.lead': undefined
  'campaign.binding.region': undefined
  'campaign.binding.find': undefined
  'campaign.binding.finding': undefined
  'campaign.binding.choose': undefined
  'campaign.binding.level': { name: string | number; level: string | number }
  'campaign.binding.sure': undefined
  'campaign.binding.sureMissing': undefined
  'campaign.binding.bind': undefined
  'campaign.binding.bound': { name: string | number; region: string | number }
  'campaign.rewards.level': { level: string | number }
  'campaign.rewards.claim': undefined
  'campaign.rewards.claimAll': undefined
  'campaign.rewards.again': undefined
  'campaign.rewards.notReached': undefined
  'campaign.rewards.state.requested': undefined
  'campaign.rewards.state.sent': undefined
  'campaign.rewards.state.granted': undefined
  'campaign.rewards.state.failed': undefined
  'campaign.rewards.reason.not-eligible': undefined
  'campaign.rewards.reason.character-gone': undefined
  'campaign.rewards.reason.inventory-full': undefined
  'campaign.rewards.record': { date: string | number }
  'campaign.form.termsLink': undefined
  'campaign.form.privacyLink': undefined
  'campaign.form.rulesLink': undefined
  'campaign.page.back': undefined
  'campaign.errors.on_hold_registrations': undefined
  'campaign.errors.on_hold_messages': undefined
  'campaign.errors.on_hold_joins': undefined
  'campaign.errors.on_hold_draws': undefined
  'campaign.errors.draw_not_open': undefined
  'campaign.errors.no_attempts': undefined
  'campaign.errors.draw_not_bound': undefined
  'campaign.errors.no_draw_in_region': undefined
  'campaign.errors.question_due': undefined
  'campaign.errors.question_changed': undefined
  'campaign.errors.answer_wrong': undefined
  'campaign.errors.no_tries': undefined
  'campaign.errors.idempotency_key_missing': undefined
  'campaign.errors.idempotency_key_reused': undefined
  'campaign.errors.drawn_before': undefined
  'campaign-studio.title': undefined
  'campaign-studio.loading': undefined
  'campaign-studio.retry': undefined
  'campaign-studio.refresh': undefined
  'campaign-studio.asOf': { time: string | number; zone: string | number }
  'campaign-studio.runs': { start: string | number; end: string | number }
  'campaign-studio.demonstration': undefined
  'campaign-studio.phase.before': undefined
  'campaign-studio.phase.open': undefined
  'campaign-studio.phase.ended': undefined
  'campaign-studio.phase.rewards': undefined
  'campaign-studio.phase.over': undefined
  'campaign-studio.sections': undefined
  'campaign-studio.asTable': undefined
  'campaign-studio.most': { count: string | number; when: string | number }
  'campaign-studio.column.count': undefined
  'campaign-studio.column.share': undefined
  'campaign-studio.column.hour': undefined
  'campaign-studio.column.day': undefined
  'campaign-studio.column.region': undefined
  'campaign-studio.column.source': undefined
  'campaign-studio.registrations.title': undefined
  'campaign-studio.registrations.total': { count: string | number }
  'campaign-studio.registrations.none': undefined
  'campaign-studio.registrations.hours': undefined
  'campaign-studio.registrations.days': undefined
  'campaign-studio.registrations.regions': undefined
  'campaign-studio.registrations.sources': undefined
  'campaign-studio.source.direct': undefined
  'campaign-studio.source.home': undefined
  'campaign-studio.source.site': undefined
  'campaign-studio.source.invitation': undefined
  'campaign-studio.source.web-view': undefined
  'campaign-studio.source.link': undefined
  'campaign-studio.source.unknown': undefined
  'campaign-studio.source.note': undefined
  'campaign-studio.funnel.title': undefined
  'campaign-studio.funnel.column.step': undefined
  'campaign-studio.funnel.column.count': undefined
  'campaign-studio.funnel.column.share': undefined
  'campaign-studio.funnel.page': undefined
  'campaign-studio.funnel.registration': undefined
  'campaign-studio.funnel.sign-in': undefined
  'campaign-studio.funnel.binding': undefined
  'campaign-studio.funnel.squad': undefined
  'campaign-studio.funnel.draw': undefined
  'campaign-studio.funnel.claim': undefined
  'campaign-studio.funnel.notCounted': undefined
  'campaign-studio.funnel.note': undefined
  'campaign-studio.messages.title': undefined
  'campaign-studio.messages.column.country': undefined
  'campaign-studio.messages.column.sent': undefined
  'campaign-studio.messages.column.used': undefined
  'campaign-studio.messages.column.budget': undefined
  'campaign-studio.messages.of': { spent: string | number; budget: string | number; share: string | number }
  'campaign-studio.messages.note': undefined
  'campaign-studio.prizes.title': undefined
  'campaign-studio.prizes.draws': { count: string | number }
  'campaign-studio.prizes.column.prize': undefined
  'campaign-studio.prizes.column.chance': undefined
  'campaign-studio.prizes.column.won': undefined
  'campaign-studio.prizes.column.left': undefined
  'campaign-studio.prizes.tier': { tier: string | number; title: string | number }
  'campaign-studio.prizes.of': { left: string | number; stock: string | number }
  'campaign-studio.prizes.empty': undefined
  'campaign-studio.simulator.title': undefined
  'campaign-studio.simulator.lead': undefined
  'campaign-studio.simulator.players': undefined
  'campaign-studio.simulator.drawsEach': undefined
  'campaign-studio.simulator.days': undefined
  'campaign-studio.simulator.chance': { tier: string | number }
  'campaign-studio.simulator.stock': { tier: string | number }
  'campaign-studio.simulator.run': undefined
  'campaign-studio.simulator.running': { percent: string | number }
  'campaign-studio.simulator.reset': undefined
  'campaign-studio.simulator.result': { players: string | number; draws: string | number; days: string | number }
  'campaign-studio.simulator.column.wins': undefined
  'campaign-studio.simulator.column.empty': undefined
  'campaign-studio.simulator.column.after': undefined
  'campaign-studio.simulator.wins': { wins: string | number; stock: string | number }
  'campaign-studio.simulator.after': { days: string | number }
  'campaign-studio.simulator.hours': { hours: string | number }
  'campaign-studio.simulator.never': undefined
  'campaign-studio.simulator.note': { runs: string | number }
  'campaign-studio.simulator.fault.size': undefined
  'campaign-studio.simulator.fault.days': undefined
  'campaign-studio.simulator.fault.prizes': undefined
  'campaign-studio.holds.title': undefined
  'campaign-studio.holds.lead': undefined
  'campaign-studio.holds.kind.registrations': undefined
  'campaign-studio.holds.kind.messages': undefined
  'campaign-studio.holds.kind.joins': undefined
  'campaign-studio.holds.kind.draws': undefined
  'campaign-studio.holds.running': undefined
  'campaign-studio.holds.held': { date: string | number; name: string | number; reason: string | number }
  'campaign-studio.holds.commandLine': undefined
  'campaign-studio.holds.set': undefined
  'campaign-studio.holds.setTitle': { kind: string | number }
  'campaign-studio.holds.lift': undefined
  'campaign-studio.holds.liftTitle': { kind: string | number }
  'campaign-studio.holds.reason': undefined
  'campaign-studio.holds.players': undefined
  'campaign-studio.holds.note': { language: string | number }
  'campaign-studio.holds.cancel': undefined
  'campaign-studio.signals.title': undefined
  'campaign-studio.signals.lead': undefined
  'campaign-studio.signals.none': undefined
  'campaign-studio.signals.network': { count: string | number }
  'campaign-studio.signals.block': { count: string | number }
  'campaign-studio.signals.device': { count: string | number }
  'campaign-studio.signals.guesses': { count: string | number }
  'campaign-studio.signals.squad': { count: string | number }
  'campaign-studio.signals.when': { first: string | number; last: string | number }
  'campaign-studio.signals.floors': { network: string | number; block: string | number; device: string | number; guesses: string | number; squad: string | number; most: string | number }
  'campaign-studio.allow.action': undefined
  'campaign-studio.allow.title': { kind: string | number; id: string | number }
  'campaign-studio.allow.kind.network': undefined
  'campaign-studio.allow.kind.block': undefined
  'campaign-studio.allow.kind.device': undefined
  'campaign-studio.allow.note': undefined
  'campaign-studio.allow.address': undefined
  'campaign-studio.allow.addressField': undefined
  'campaign-studio.allow.addressHint': undefined
  'campaign-studio.allow.list': undefined
  'campaign-studio.allow.empty': undefined
  'campaign-studio.allow.by': { note: string | number; name: string | number; date: string | number }
  'campaign-studio.allow.remove': undefined
  'campaign-studio.allow.removeTitle': { kind: string | number; id: string | number }
  'champions.skill.both': undefined
  'champions.skill.mana': { initial: string | number; mana: string | number }
  'champions.title': { name: string | number; season: string | number }
  'champions.summary': { name: string | number; cost: string | number; season: string | number }
  'champions.stats': undefined
  'champions.statsHint': undefined
  'champions.traits': undefined
  'champions.noTraits': undefined
  'champions.lineups': { name: string | number }
  'champions.notInShop': undefined
  'champions.trail': undefined
  'champions.neighbours': undefined
  'champions.unknown': undefined
  'champions.unknownId': { id: string | number }
  'champions.nearest': undefined
  'champions.all': undefined
  'champions.show.title': { season: string | number }
  'champions.show.summary': { season: string | number }
  'champions.show.new': undefined
  'champions.show.others': undefined
  'champions.position.title': undefined
  'champions.position.front': { range: string | number }
  'champions.position.back': { range: string | number }
  'champions.stat.health': undefined
  'champions.stat.armor': undefined
  'champions.stat.magicResistance': undefined
  'champions.stat.attackDamage': undefined
  'champions.stat.attackSpeed': undefined
  'champions.stat.range': undefined
  'champions.stat.critChance': undefined
  'champions.figures': undefined
  'champions.figuresOf': { boards: number; version: string | number }
  'champions.figuresMore': undefined
  'champions.figuresNone': { name: string | number }
  'champions.items.title': undefined
  'champions.items.editors': undefined
  'champions.items.builds': undefined
  'champions.patches': undefined
  'champions.snax.title': undefined
  'champions.snax.lead': { name: string | number }
  'champions.snax.list.first': undefined
  'champions.snax.list.second': undefined
  'champions.snax.list.hero': undefined
  'champions.snax.more': { count: string | number }
  'champions.snax.gallery': undefined
  'codes.errors.too_many_codes': undefined
  'codes.errors.code_sent_lately': undefined
  'codes.errors.captcha_failed': undefined
  'codes.errors.captcha_due': undefined
  'codes.errors.terms_unticked': undefined
  'codes.errors.confirmation_due': undefined
  'codes.confirm.title': undefined
  'codes.confirm.sending': undefined
  'codes.confirm.sent': { address: string | number }
  'codes.confirm.onItsWay': { address: string | number }
  'codes.confirm.code': undefined
  'codes.confirm.missing': undefined
  'codes.confirm.submit': undefined
  'codes.confirm.again': undefined
  'codes.confirm.wait': { number: string | number }
  'codes.confirm.signIn': { minutes: string | number }
  'codes.confirm.with': { label: string | number }
  'codes.confirm.cancel': undefined
  'codes.errors.code_wrong': undefined
  'codes.errors.code_not_sent': undefined
  'codes.confirm.openInBrowser': { labels: string | number }
  'consent.title': undefined
  'consent.description': undefined
  'consent.acceptAll': undefined
  'consent.necessaryOnly': undefined
  'consent.preferences': undefined
  'consent-dialog.title': undefined
  'consent-dialog.save': undefined
  'consent-dialog.close': undefined
  'consent-dialog.intro': undefined
  'consent-dialog.necessary.title': undefined
  'consent-dialog.necessary.description': undefined
  'consent-dialog.personalization.title': undefined
  'consent-dialog.personalization.description': undefined
  'consent-dialog.analytics.title': undefined
  'consent-dialog.analytics.description': undefined
  'draw.title': undefined
  'draw.summary': undefined
  'draw.lead': undefined
  'draw.demonstration': undefined
  'draw.how.title': undefined
  'draw.how.secret': undefined
  'draw.how.secretText': undefined
  'draw.how.event': undefined
  'draw.how.eventText': undefined
  'draw.how.roll': undefined
  'draw.how.rollText': undefined
  'draw.how.log': undefined
  'draw.how.logText': undefined
  'draw.rates.title': undefined
  'draw.rates.prize': undefined
  'draw.rates.chance': undefined
  'draw.rates.left': undefined
  'draw.rates.of': { left: string | number; stock: string | number }
  'draw.rates.percent': { rate: string | number }
  'draw.rates.thanks': undefined
  'draw.rates.note': undefined
  'draw.facts.title': undefined
  'draw.facts.commitment': undefined
  'draw.facts.committed': undefined
  'draw.facts.event': undefined
  'draw.facts.value': undefined
  'draw.facts.valueLater': undefined
  'draw.facts.secret': undefined
  'draw.facts.secretLater': undefined
  'draw.facts.records': undefined
  'draw.facts.last': undefined
  'draw.facts.none': undefined
  'draw.facts.keep': undefined
  'draw.check.title': undefined
  'draw.check.text': undefined
  'draw.check.noScript': undefined
  'draw.check.button': undefined
  'draw.check.file': undefined
  'draw.check.download': undefined
  'draw.check.schema': undefined
  'draw.check.progress': { percent: string | number }
  'draw.check.failed': undefined
  'draw.result.right': { count: number }
  'draw.result.wrong': { count: number }
  'draw.result.sealed': undefined
  'draw.result.line': { line: string | number; fault: string | number }
  'draw.result.won': { tier: string | number; count: string | number }
  'draw.result.thanks': { count: string | number }
  'draw.result.own': { alias: string | number }
  'draw.result.ownLine': { n: string | number; line: string | number; prize: string | number }
  'draw.result.ownNone': undefined
  'draw.result.ownMissing': { count: number }
  'draw.fault.head': undefined
  'draw.fault.commitment': undefined
  'draw.fault.secret': undefined
  'draw.fault.format': undefined
  'draw.fault.sequence': undefined
  'draw.fault.chain': undefined
  'draw.fault.count': undefined
  'draw.fault.roll': undefined
  'draw.fault.tier': undefined
  'draw.fault.stock': undefined
  'draw.fault.records': undefined
  'draw.fault.last': undefined
  'draw.trust.title': undefined
  'draw.trust.aliases': undefined
  'draw.trust.order': undefined
  'draw.trust.secret': undefined
  'draw.trust.prizes': undefined
  'draw.show.title': undefined
  'draw.show.draw': undefined
  'draw.show.left': { count: number }
  'draw.show.skip': undefined
  'draw.show.spinning': undefined
  'draw.show.won': undefined
  'draw.show.prize': { tier: string | number; title: string | number }
  'draw.show.line': { line: string | number }
  'draw.show.again': { count: number }
  'draw.show.close': undefined
  'draw.show.note': undefined
  'draw.show.loading': undefined
  'draw.show.needsSquad': undefined
  'draw.show.needsFull': undefined
  'draw.show.allUsed': undefined
  'draw.show.before': undefined
  'draw.show.closed': undefined
  'draw.show.over': undefined
  'draw.show.noRegion': undefined
  'draw.show.lost': undefined
  'draw.question.title': undefined
  'draw.question.submit': undefined
  'draw.question.choose': undefined
  'draw.question.left': { count: number }
  'draw.question.tomorrow': undefined
  'draw.mine.title': undefined
  'draw.mine.none': undefined
  'draw.mine.alias': { alias: string | number }
  'draw.show.address': undefined
  'draw.mine.inGame': { date: string | number }
  'draw.show.failed': undefined
  'duos.title': undefined
  'duos.titleOf': { season: string | number }
  'duos.lead': undefined
  'duos.pointsByPlace': undefined
  'duos.matches': { count: number }
  'duos.player': undefined
  'duos.points': undefined
  'duos.played': undefined
  'duos.note': undefined
  'duos.none': undefined
  'duos.noneText': { season: string | number }
  'errors.invalid_request': undefined
  'errors.illegal_request': undefined
  'errors.not_found': undefined
  'errors.request_too_large': undefined
  'errors.wrong_content_type': undefined
  'errors.too_many_requests': undefined
  'errors.unexpected': undefined
  'errors.system_busy': undefined
  'errors.unreachable': undefined
  'errors.unknown_game': undefined
  'errors.unknown_language': undefined
  'errors.session_expired': undefined
  'errors.role_missing': undefined
  'errors.email_invalid': undefined
  'errors.preview_refused': undefined
  'footnotes.title': undefined
  'footnotes.note': { number: string | number }
  'footnotes.back': { number: string | number }
  'gallery.parts': undefined
  'gallery.title': { part: string | number; season: string | number }
  'gallery.kind.hero': undefined
  'gallery.kind.synergy': undefined
  'gallery.kind.equip': undefined
  'gallery.kind.hex': undefined
  'gallery.kind.goop': undefined
  'gallery.summary.hero': { season: string | number }
  'gallery.summary.synergy': { season: string | number }
  'gallery.summary.equip': { season: string | number }
  'gallery.summary.hex': { season: string | number }
  'gallery.summary.goop': { season: string | number }
  'gallery.count.hero': { count: number }
  'gallery.count.synergy': { count: number }
  'gallery.count.equip': { count: number }
  'gallery.count.hex': { count: number }
  'gallery.count.goop': { count: number }
  'gallery.jump': undefined
  'gallery.card.inGallery': undefined
  'gallery.card.close': undefined
  'gallery.card.label': undefined
  'gallery.card.page': undefined
  'gallery.card.missing': undefined
  'gallery.card.editorsItems': undefined
  'gallery.card.tier.silver': undefined
  'gallery.card.tier.gold': undefined
  'gallery.card.tier.prismatic': undefined
  'gallery.filter.all': undefined
  'gallery.filter.cost': undefined
  'gallery.filter.costOf': { cost: string | number }
  'gallery.filter.trait': undefined
  'gallery.filter.anyTrait': undefined
  'gallery.filter.category': undefined
  'gallery.filter.kind': undefined
  'gallery.filter.tier': undefined
  'gallery.filter.anyKind': undefined
  'gallery.filter.round': undefined
  'gallery.filter.anyRound': undefined
  'gallery.filter.champion': undefined
  'gallery.filter.anyChampion': undefined
  'gallery.filter.stage': undefined
  'gallery.filter.anyStage': undefined
  'gallery.filter.stageOf': { stage: string | number }
  'gallery.filter.q': undefined
  'gallery.noMatch': undefined
  'gallery.noMatchFor': { q: string | number }
  'gallery.lift': { filter: string | number; count: string | number }
  'gallery.showAll': undefined
  'gallery.unknownSeasonHint': undefined
  'gallery.recipes': undefined
  'gallery.madeOf': undefined
  'gallery.madeInto': undefined
  'gallery.uniqueItem': undefined
  'gallery.grantsTrait': undefined
  'gallery.noSnax': { season: string | number }
  'gallery.snaxOf': { season: string | number }
  'gallery.augmentTier.silver': undefined
  'gallery.augmentTier.gold': undefined
  'gallery.augmentTier.prismatic': undefined
  'gallery.augmentKind.economy': undefined
  'gallery.augmentKind.combat': undefined
  'gallery.augmentKind.items': undefined
  'gallery.augmentKind.trait': undefined
  'gallery.rounds': { count: number; rounds: string | number }
  'gallery.snack.fromStage': { value: string | number }
  'gallery.snack.toStage': { value: string | number }
  'gallery.snack.onlyStage': { value: string | number }
  'gallery.snack.lateStage': { stage: string | number }
  'gallery.snack.fromLevel': { value: string | number }
  'gallery.snack.toLevel': { value: string | number }
  'gallery.snack.onlyLevel': { value: string | number }
  'gallery.snack.minHealth': { health: string | number }
  'gallery.snack.takers': { count: number }
  'gallery.snack.noTakers': undefined
  'gallery.snack.list.second': undefined
  'gallery.snack.list.hero': undefined
  'gallery.itemStat.attackDamage': undefined
  'gallery.itemStat.abilityPower': undefined
  'gallery.itemStat.attackSpeed': undefined
  'gallery.itemStat.critChance': undefined
  'gallery.itemStat.health': undefined
  'gallery.itemStat.armor': undefined
  'gallery.itemStat.magicResistance': undefined
  'gallery.itemStat.mana': undefined
  'gallery.itemStat.manaRegeneration': undefined
  'gallery.itemStat.omnivamp': undefined
  'gallery.itemStat.damageAmp': undefined
  'gallery.itemStat.durability': undefined
  'gallery.figures': { boards: number; version: string | number }
  'gallery.figuresMore': undefined
  'game.season': undefined
  'game.cost': { cost: string | number }
  'game.rarity.common': undefined
  'game.rarity.uncommon': undefined
  'game.rarity.rare': undefined
  'game.rarity.epic': undefined
  'game.rarity.legendary': undefined
  'game.rarity.mythic': undefined
  'game.traitKind.origin': undefined
  'game.traitKind.class': undefined
  'game.champions': { count: string | number }
  'game.unknownSeason': { season: string | number }
  'game.namesEnglish': undefined
  'game.namesOwn': undefined
  'game.notDescribed': undefined
  'game.unverified': undefined
  'game.search': undefined
  'game.searchShort': undefined
  'game.apply': undefined
  'game.itemCategory.component': undefined
  'game.itemCategory.completed': undefined
  'game.itemCategory.radiant': undefined
  'game.itemCategory.support': undefined
  'game.itemCategory.artifact': undefined
  'game.itemCategory.emblem': undefined
  'game.itemCategory.special': undefined
  'game.metric.top4Rate': undefined
  'game.metric.winningRate': undefined
  'game.metric.averagePlace': undefined
  'game.metric.pickRate': undefined
  'game.boards': { count: number }
  'game.copies': { count: number }
  'game.hex': { row: string | number; column: string | number }
  'game.interval': { low: string | number; high: string | number }
  'game.star': { count: number }
  'game.parts.stars': undefined
  'game.parts.items': undefined
  'game.parts.threes': undefined
  'game.parts.partners': undefined
  'game.parts.few': undefined
  'game.sparse': { minimum: number }
  'game.filter.open': { count: number }
  'game.filter.sheet': undefined
  'game.filter.close': undefined
  'game.filter.reset': undefined
  'game.figures.top4': undefined
  'game.figures.place': undefined
  'game.demo': undefined
  'game.demoCounting': undefined
  'game.filter.show': { count: string | number }
  'game.filter.showAny': undefined
  'game.change.up': undefined
  'game.change.down': undefined
  'game.change.adjusted': undefined
  'game.skill.passive': undefined
  'game.skill.active': undefined
  'game.scale.AD': undefined
  'game.scale.AP': undefined
  'game.scale.HP': undefined
  'game.scale.AS': undefined
  'game.scale.AR': undefined
  'game.scale.MR': undefined
  'guide.title': undefined
  'guide.summary': undefined
  'guide.lead': undefined
  'guide.contents': undefined
  'guide.showFigure': undefined
  'guide.sources': undefined
  'guide.source.rules': undefined
  'guide.uncertain': undefined
  'guide.overview.title': undefined
  'guide.prose.overview.text': { players: string | number; health: string | number }
  'guide.prose.overview.text2': undefined
  'guide.rounds.title': undefined
  'guide.prose.rounds.text': { first: string | number; later: string | number }
  'guide.prose.rounds.augments': { rounds: string | number }
  'guide.prose.rounds.damage': undefined
  'guide.damage.title': undefined
  'guide.damage.survivors': undefined
  'guide.damage.base': undefined
  'guide.damage.mirror': undefined
  'guide.damage.result': { health: number }
  'guide.damage.plot': { base: string | number }
  'guide.champions.title': undefined
  'guide.prose.champions.text': undefined
  'guide.prose.champions.stars': { health: string | number; attack: string | number }
  'guide.prose.champions.six': undefined
  'guide.champions.link': undefined
  'guide.stars.title': undefined
  'guide.stars.health': undefined
  'guide.stars.attack': undefined
  'guide.stars.star': { count: number }
  'guide.traits.title': undefined
  'guide.prose.traits.text': undefined
  'guide.prose.traits.text2': undefined
  'guide.traits.link': undefined
  'guide.skills.title': undefined
  'guide.prose.skills.text': undefined
  'guide.prose.skills.text2': undefined
  'guide.tacticians.title': undefined
  'guide.prose.tacticians.text': { levels: string | number; xp: string | number; gold: string | number; bought: string | number }
  'guide.xp.title': undefined
  'guide.xp.level': undefined
  'guide.xp.have': undefined
  'guide.xp.target': undefined
  'guide.xp.rounds': undefined
  'guide.xp.result': { xp: string | number; rounds: number; gold: string | number }
  'guide.xp.free': { xp: string | number; rounds: number }
  'guide.xp.plot': undefined
  'guide.operations.title': undefined
  'guide.prose.operations.text': { slots: string | number; reroll: string | number; bench: string | number; rows: string | number; columns: string | number }
  'guide.prose.operations.text2': undefined
  'guide.odds.title': undefined
  'guide.odds.level': undefined
  'guide.odds.plot': { level: string | number }
  'guide.odds.cost': { cost: number }
  'guide.gold.title': undefined
  'guide.prose.gold.text': { base: string | number; interest: string | number; per: string | number; most: string | number; win: string | number }
  'guide.prose.gold.text2': undefined
  'guide.income.title': undefined
  'guide.income.gold': undefined
  'guide.income.streak': undefined
  'guide.income.won': undefined
  'guide.income.result': { total: string | number; base: string | number; interest: string | number; streak: string | number; win: string | number }
  'guide.income.plot': { streak: string | number }
  'guide.pool.title': undefined
  'guide.prose.pool.text': undefined
  'guide.prose.pool.text2': undefined
  'guide.chance.title': undefined
  'guide.chance.cost': undefined
  'guide.chance.taken': undefined
  'guide.chance.others': undefined
  'guide.chance.rolls': undefined
  'guide.chance.result': { gold: string | number; level: string | number; percent: string | number }
  'guide.chance.plot': undefined
  'guide.pool.sizes': undefined
  'guide.items.title': undefined
  'guide.prose.items.text': undefined
  'guide.prose.items.text2': undefined
  'guide.items.link': undefined
  'guide.features.title': undefined
  'guide.prose.features.text': undefined
  'guide.prose.features.headliner': { season: string | number }
  'guide.prose.features.snax': { season: string | number }
  'guide.prose.features.encounters': undefined
  'guide.prose.features.anomaly': undefined
  'guide.prose.features.six': undefined
  'guide.prose.features.fourth': undefined
  'guide.articles.title': undefined
  'guide.screen.label': undefined
  'guide.screen.stage': undefined
  'guide.screen.board': undefined
  'guide.screen.scoreboard': undefined
  'guide.screen.items': undefined
  'guide.screen.bench': undefined
  'guide.screen.shop': undefined
  'guide.board.label': undefined
  'guide.board.front': undefined
  'guide.board.back': undefined
  'launch.title': { season: string | number }
  'launch.live': { version: string | number }
  'launch.summary': { seasons: string | number }
  'launch.champions': undefined
  'launch.lineups': undefined
  'launch.ways': undefined
  'launch.scroll': undefined
  'launch.now.title': undefined
  'launch.now.all': undefined
  'launch.now.tier': undefined
  'launch.now.top4': { rate: string | number; games: number }
  'launch.now.editors': undefined
  'launch.now.patch': undefined
  'launch.now.running': undefined
  'launch.now.coming': undefined
  'launch.now.endsIn': { days: number; hours: number }
  'launch.now.startsIn': { days: number; hours: number }
  'launch.sections': undefined
  'launch.section.homeView': undefined
  'launch.section.championsInfo': undefined
  'launch.section.uniqueTraits': undefined
  'launch.newChampions': undefined
  'launch.championPage': undefined
  'launch.more': { name: string | number }
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
  'launch.campaign.before': undefined
  'launch.campaign.open': undefined
  'launch.campaign.ended': undefined
  'launch.campaign.rewards': undefined
  'launch.campaign.days': { count: number }
  'launch.campaign.hours': { count: number }
  'launch.campaign.until.before': undefined
  'launch.campaign.until.open': undefined
  'launch.campaign.until.ended': undefined
  'launch.campaign.until.rewards': undefined
  'launch.campaign.date.before': { date: string | number }
  'launch.campaign.date.open': { date: string | number }
  'launch.campaign.date.ended': { date: string | number }
  'launch.campaign.date.rewards': { date: string | number }
  'legal.updated': undefined
  'legal.credits': undefined
  'legal.creditsCount': { count: number }
  'legal.name': undefined
  'legal.version': undefined
  'legal.license': undefined
  'legal.notices': undefined
  'lineup-builder.title': undefined
  'lineup-builder.titleOf': { season: string | number }
  'lineup-builder.lead': undefined
  'lineup-builder.summary': { season: string | number }
  'lineup-builder.board': undefined
  'lineup-builder.emptyHex': { row: string | number; column: string | number }
  'lineup-builder.unitHex': { row: string | number; column: string | number; unit: string | number }
  'lineup-builder.carry': undefined
  'lineup-builder.undo': undefined
  'lineup-builder.redo': undefined
  'lineup-builder.clear': undefined
  'lineup-builder.hint': undefined
  'lineup-builder.say.champion': { name: string | number }
  'lineup-builder.say.hex': { row: string | number; column: string | number }
  'lineup-builder.say.placed': { name: string | number; row: string | number; column: string | number }
  'lineup-builder.say.replaced': { name: string | number; other: string | number }
  'lineup-builder.say.moved': { name: string | number; row: string | number; column: string | number }
  'lineup-builder.say.swapped': { name: string | number; other: string | number }
  'lineup-builder.say.removed': { name: string | number }
  'lineup-builder.say.item': { item: string | number }
  'lineup-builder.say.given': { name: string | number; item: string | number }
  'lineup-builder.say.full': { name: string | number }
  'lineup-builder.say.unique': { name: string | number; item: string | number }
  'lineup-builder.say.noUnit': undefined
  'lineup-builder.say.boardFull': undefined
  'lineup-builder.say.undone': undefined
  'lineup-builder.say.redone': undefined
  'lineup-builder.say.cleared': undefined
  'lineup-builder.say.move': { name: string | number }
  'lineup-builder.move': undefined
  'lineup-builder.remove': undefined
  'lineup-builder.addItem': undefined
  'lineup-builder.takeItem': { item: string | number }
  'lineup-builder.picker': undefined
  'lineup-builder.champions': undefined
  'lineup-builder.items': undefined
  'lineup-builder.anyCost': undefined
  'lineup-builder.cost': undefined
  'lineup-builder.trait': undefined
  'lineup-builder.anyTrait': undefined
  'lineup-builder.category': undefined
  'lineup-builder.noChampion': undefined
  'lineup-builder.noItem': undefined
  'lineup-builder.onBoard': undefined
  'lineup-builder.noTraits': undefined
  'lineup-builder.level': { level: string | number }
  'lineup-builder.gold': { gold: string | number }
  'lineup-builder.tooMany': { level: string | number }
  'lineup-builder.incomplete': undefined
  'lineup-builder.incompleteText': undefined
  'lineup-builder.newer': undefined
  'lineup-builder.newerText': undefined
  'lineup-builder.emptyStart': undefined
  'lineup-builder.leftOut': { season: string | number; names: string | number }
  'lineup-builder.leftOutHex': { names: string | number }
  'lineup-builder.itemAt': { row: string | number; column: string | number }
  'lineup-builder.link.action': undefined
  'lineup-builder.link.done': undefined
  'lineup-builder.link.failed': undefined
  'lineup-builder.link.label': undefined
  'lineup-builder.link.hint': undefined
  'lineup-builder.code.noCode': { names: string | number }
  'lineup-builder.code.double': { names: string | number }
  'lineup-builder.code.tooMany': { names: string | number }
  'lineup-builder.paste.label': undefined
  'lineup-builder.paste.hint': undefined
  'lineup-builder.paste.action': undefined
  'lineup-builder.paste.done': { count: number }
  'lineup-builder.paste.unknown': { count: number; slots: string | number }
  'lineup-builder.paste.unchanged': undefined
  'lineup-builder.paste.open': { season: string | number }
  'lineup-builder.fault.nothing_found': { suffix: string | number }
  'lineup-builder.fault.no_set': { suffix: string | number }
  'lineup-builder.fault.older_form': undefined
  'lineup-builder.fault.newer_form': undefined
  'lineup-builder.fault.several_codes': undefined
  'lineup-builder.fault.other_set': { season: string | number }
  'lineup-builder.fault.other_unknown': { suffix: string | number }
  'lineup-builder.fault.too_short': { count: number }
  'lineup-builder.fault.too_long': { count: number }
  'lineup-builder.fault.wrong_characters': { characters: string | number }
  'lineup-builder.fault.empty_board': undefined
  'lineup-builder.near.title': undefined
  'lineup-builder.near.shared': { shared: string | number; all: string | number }
  'lineup-builder.near.missing': { names: string | number }
  'lineup-builder.near.whole': undefined
  'lineup-builder.near.none': undefined
  'lineup-builder.near.empty': undefined
  'lineup-builder.near.down': undefined
  'lineup-builder.needsScript': undefined
  'lineup-figures.tier': { tier: string | number }
  'lineup-figures.clusterText': undefined
  'lineup-figures.editorial': undefined
  'lineup-figures.title': { name: string | number }
  'lineup-figures.summary': { name: string | number; season: string | number }
  'lineup-figures.howToPlay': undefined
  'lineup-figures.back': undefined
  'lineup-figures.unknown': undefined
  'lineup-figures.unknownText': { season: string | number; id: string | number }
  'lineup-figures.none': undefined
  'lineup-figures.byRank': undefined
  'lineup-figures.board': undefined
  'lineup-figures.carry': undefined
  'lineup-figures.core': undefined
  'lineup-figures.coreText': undefined
  'lineup-figures.trend': undefined
  'lineup-picture.save': undefined
  'lineup-picture.format': undefined
  'lineup-picture.format.portrait': undefined
  'lineup-picture.format.story': undefined
  'lineup-picture.format.card': undefined
  'lineup-picture.alt': { name: string | number }
  'lineup-picture.download': undefined
  'lineup-picture.share': undefined
  'lineup-picture.hold': undefined
  'lineup-picture.shareFailed': undefined
  'lineup-picture.drawing': undefined
  'lineup-picture.failed': undefined
  'lineup-picture.title': undefined
  'lineup-picture.ownTitle': undefined
  'lineup-pins.pin': undefined
  'lineup-pins.unpin': undefined
  'lineup-pins.pinOf': { name: string | number }
  'lineup-pins.full': { count: number }
  'lineup-pins.notLasting': undefined
  'lineup-pins.shelf': undefined
  'lineup-pins.unreachable': undefined
  'lineup-pins.gone': { count: number }
  'lineup-pins.waiting': { count: number; most: string | number }
  'lineup-pins.removeGone': undefined
  'lineup-studio.title': undefined
  'lineup-studio.seasons': undefined
  'lineup-studio.outdated': undefined
  'lineup-studio.list.lineup': undefined
  'lineup-studio.list.empty': undefined
  'lineup-studio.new': undefined
  'lineup-studio.new.idHint': undefined
  'lineup-studio.new.model': undefined
  'lineup-studio.new.empty': undefined
  'lineup-studio.new.taken': undefined
  'lineup-studio.check': undefined
  'lineup-studio.faults': { count: number }
  'lineup-studio.noFaults': undefined
  'lineup-studio.scheduled': { revision: string | number; date: string | number }
  'lineup-studio.from': undefined
  'lineup-studio.fromHint': undefined
  'lineup-studio.withdraw.question': undefined
  'lineup-studio.withdraw.hint': undefined
  'lineup-studio.part.head': undefined
  'lineup-studio.part.units': undefined
  'lineup-studio.part.augments': undefined
  'lineup-studio.part.advice': undefined
  'lineup-studio.field.title': undefined
  'lineup-studio.field.author': undefined
  'lineup-studio.field.updated': undefined
  'lineup-studio.field.version': undefined
  'lineup-studio.field.source': undefined
  'lineup-studio.field.tier': undefined
  'lineup-studio.field.power': undefined
  'lineup-studio.field.style': undefined
  'lineup-studio.field.audience': undefined
  'lineup-studio.field.class': undefined
  'lineup-studio.field.positions': undefined
  'lineup-studio.field.core': undefined
  'lineup-studio.field.optional': undefined
  'lineup-studio.field.threeStar': undefined
  'lineup-studio.field.substitutes': undefined
  'lineup-studio.field.augments': undefined
  'lineup-studio.field.snax': undefined
  'lineup-studio.field.itemPriority': undefined
  'lineup-studio.field.early': undefined
  'lineup-studio.field.midGame': undefined
  'lineup-studio.field.rolling': undefined
  'lineup-studio.field.counter': undefined
  'lineup-studio.field.tips': undefined
  'lineup-studio.source.matches': undefined
  'lineup-studio.source.editorial': undefined
  'lineup-studio.carryItems': undefined
  'lineup-studio.otherItems': undefined
  'lineup-studio.items': undefined
  'lineup-studio.unit': undefined
  'lineup-studio.stage': undefined
  'lineup-studio.add': undefined
  'lineup-studio.addTo': { list: string | number }
  'lineup-studio.remove': { name: string | number }
  'lineup-studio.removeRow': { list: string | number; place: string | number }
  'lineup-studio.forward': { name: string | number }
  'lineup-studio.copyBoard': { stage: string | number }
  'lineups.filter.style': undefined
  'lineups.filter.anyStyle': undefined
  'lineups.filter.audience': undefined
  'lineups.filter.anyAudience': undefined
  'lineups.filter.class': undefined
  'lineups.filter.anyClass': undefined
  'lineups.filter.power': undefined
  'lineups.filter.anyPower': undefined
  'lineups.style.easy': undefined
  'lineups.style.hardcore': undefined
  'lineups.style.fun': undefined
  'lineups.audience.novice': undefined
  'lineups.audience.pro': undefined
  'lineups.audience.casual': undefined
  'lineups.power': { power: string | number }
  'lineups.cluster': undefined
  'lineups.unlisted': { share: string | number }
  'lineups.older': undefined
  'lineups.title': undefined
  'lineups.titleOf': { season: string | number }
  'lineups.lead': undefined
  'lineups.summary': { season: string | number }
  'lineups.count': { count: number }
  'lineups.filter.champion': undefined
  'lineups.filter.anyChampion': undefined
  'lineups.filter.q': undefined
  'lineups.sortBy': undefined
  'lineups.order.tier': undefined
  'lineups.order.place': undefined
  'lineups.order.top4': undefined
  'lineups.order.newest': undefined
  'lineups.tier': { tier: string | number }
  'lineups.versionOf': { version: string | number }
  'lineups.outdated': { version: string | number }
  'lineups.by': { author: string | number; date: string | number }
  'lineups.uncounted': undefined
  'lineups.disagreement.worse': undefined
  'lineups.disagreement.better': undefined
  'lineups.none': undefined
  'lineups.noMatch': undefined
  'lineups.lift': { count: number; filter: string | number }
  'lineups.showAll': undefined
  'lineups.pickSeason': undefined
  'lineups.detailTitle': { name: string | number; season: string | number }
  'lineups.detailSummary': { name: string | number; season: string | number }
  'lineups.back': undefined
  'lineups.unknown': undefined
  'lineups.unknownId': { season: string | number; id: string | number }
  'lineups.nearest': undefined
  'lineups.positions': undefined
  'lineups.phase': undefined
  'lineups.stage.1': undefined
  'lineups.stage.2': undefined
  'lineups.stage.final': undefined
  'lineups.boardOf': { stage: string | number }
  'lineups.traits': undefined
  'lineups.nextStep': { next: string | number }
  'lineups.lastStep': undefined
  'lineups.core': undefined
  'lineups.optional': undefined
  'lineups.threeStar': undefined
  'lineups.itemPriority': undefined
  'lineups.substitutes': undefined
  'lineups.substitutedBy': undefined
  'lineups.howToPlay': undefined
  'lineups.step.early': undefined
  'lineups.step.midGame': undefined
  'lineups.step.rolling': undefined
  'lineups.step.counter': undefined
  'lineups.tips': undefined
  'lineups.tipStage': { stage: string | number }
  'lineups.augments': undefined
  'lineups.augmentTier.silver': undefined
  'lineups.augmentTier.gold': undefined
  'lineups.augmentTier.prismatic': undefined
  'lineups.snax': undefined
  'lineups.howItDoes': undefined
  'lineups.allFigures': undefined
  'lineups.code.action': undefined
  'lineups.code.done': undefined
  'lineups.code.failed': undefined
  'lineups.code.label': undefined
  'lineups.code.hint': undefined
  'lineups.code.leftOut': { names: string | number }
  'lineups.shopping': undefined
  'lineups.shoppingNote': undefined
  'lineups.nothingLost': undefined
  'lineups.loses': undefined
  'lineups.gains': undefined
  'lineups.byRank': undefined
  'lineups.byVersion': undefined
  'lineups.winners': undefined
  'lineups.winnersNote': { count: number }
  'lineups.winnersUnits': undefined
  'lineups.winnersItems': undefined
  'lineups.placesWinning': undefined
  'lineups.placesOther': undefined
  'lineups.notRecommended': undefined
  'lineups.playMode': undefined
  'lineups.endPlayMode': undefined
  'lineups.staysAwake': undefined
  'lineups.maySleep': undefined
  'lineups.showCount': { count: number }
  'lineups.toRanking': undefined
  'lineups.toLineups': undefined
  'lineups.change': undefined
  'lineups.build': undefined
  'lineups.figuresDown': undefined
  'news.title': undefined
  'news.summary': undefined
  'news.tabs': undefined
  'news.tab.all': undefined
  'news.tab.announcement': undefined
  'news.tab.media': undefined
  'news.tab.dev': undefined
  'news.tab.community': undefined
  'news.label.announcement': undefined
  'news.label.media': undefined
  'news.label.dev': undefined
  'news.label.community': undefined
  'news.label.guide': undefined
  'news.titleOf': { tab: string | number }
  'news.pageOf': { title: string | number; page: string | number }
  'news.search': undefined
  'news.searchAction': undefined
  'news.found': { count: number; keyword: string | number }
  'news.noMatch': { keyword: string | number }
  'news.noMatchHint': undefined
  'news.clear': undefined
  'news.empty': undefined
  'news.inEnglish': undefined
  'news.more': undefined
  'news.moreFailed': undefined
  'news.hasVideo': undefined
  'news.minutes': { count: string | number }
  'news.updated': { date: string | number }
  'news.translation.outdated': undefined
  'news.translation.missing': undefined
  'news.translation.original': undefined
  'news.related': undefined
  'news.neighbours': undefined
  'news.enlarge': undefined
  'news.close': undefined
  'news.unknown': undefined
  'news.unknownHint': undefined
  'news.toNews': undefined
  'news.like': undefined
  'news.errors.static_page_exists': undefined
  'news.changes.champion': undefined
  'news.changes.trait': undefined
  'news.changes.item': undefined
  'news.changes.augment': undefined
  'news.changes.to': undefined
  'newsletter.title': undefined
  'newsletter.summary': undefined
  'newsletter.lead': undefined
  'newsletter.email': undefined
  'newsletter.subscribe': undefined
  'newsletter.privacy': undefined
  'newsletter.confirmLead': undefined
  'newsletter.confirm': undefined
  'newsletter.endLead': undefined
  'newsletter.end': undefined
  'newsletter.state.asked': undefined
  'newsletter.state.confirmed': undefined
  'newsletter.state.ended': undefined
  'newsletter.state.invalid': undefined
  'newsletter.state.expired': undefined
  'newsletter.state.limited': undefined
  'newsletter.state.busy': undefined
  'newsletter.mail.confirm': undefined
  'newsletter.mail.confirmWords': { hours: number }
  'newsletter.mail.notAsked': undefined
  'newsletter.mail.confirmAction': undefined
  'newsletter.mail.known': undefined
  'newsletter.mail.knownWords': undefined
  'newsletter.mail.toNews': undefined
  'newsletter.mail.read': undefined
  'newsletter.mail.end': undefined
  'newsletter.errors.link_expired': undefined
  'rankings.title': undefined
  'rankings.titleOf': { part: string | number; season: string | number }
  'rankings.lead': undefined
  'rankings.parts': undefined
  'rankings.kind.lineup': undefined
  'rankings.kind.hero': undefined
  'rankings.kind.equip': undefined
  'rankings.kind.trait': undefined
  'rankings.kind.duos': undefined
  'rankings.summary.lineup': { season: string | number }
  'rankings.summary.hero': { season: string | number }
  'rankings.summary.equip': { season: string | number }
  'rankings.summary.trait': { season: string | number }
  'rankings.version': { version: string | number }
  'rankings.updated': { date: string | number }
  'rankings.count': { count: number }
  'rankings.filter.mode': undefined
  'rankings.filter.bracket': undefined
  'rankings.filter.version': undefined
  'rankings.filter.cost': undefined
  'rankings.filter.anyCost': undefined
  'rankings.filter.category': undefined
  'rankings.filter.anyCategory': undefined
  'rankings.filter.min': { unit: string | number }
  'rankings.filter.minOf': { unit: string | number; count: number }
  'rankings.mode.ranked': undefined
  'rankings.mode.duos': undefined
  'rankings.bracket.all': undefined
  'rankings.bracket.master-plus': undefined
  'rankings.bracket.diamond-plus': undefined
  'rankings.bracket.gold-diamond': undefined
  'rankings.bracket.gold-emerald': undefined
  'rankings.bracket.iron-silver': undefined
  'rankings.sortBy': undefined
  'rankings.column.rank': undefined
  'rankings.column.lineup': undefined
  'rankings.column.hero': undefined
  'rankings.column.equip': undefined
  'rankings.column.trait': undefined
  'rankings.column.boards': { unit: string | number }
  'rankings.column.trend': undefined
  'rankings.tied': undefined
  'rankings.threshold': { count: number }
  'rankings.places': { unit: string | number }
  'rankings.note': { minimum: number }
  'rankings.copyNote': undefined
  'rankings.noMatch': undefined
  'rankings.showAll': undefined
  'rankings.pickSeason': undefined
  'rankings.calculating': undefined
  'rankings.calculatingText': { season: string | number }
  'rankings.noBoards': undefined
  'rankings.noBoardsText': undefined
  'rankings.progress': { boards: string | number; needed: string | number }
  'rankings.method': undefined
  'rankings.parts.link': undefined
  'rankings.compare.one': undefined
  'rankings.compare.other': undefined
  'rankings.compare.apart': { metrics: string | number }
  'rankings.compare.same': undefined
  'rankings.hint.tied': undefined
  'rankings.hint.range': undefined
  'rankings.sparse': { unit: string | number; minimum: number }
  'rankings.key.tier': undefined
  'rankings.key.style.easy': undefined
  'rankings.key.style.hardcore': undefined
  'rankings.key.style.fun': undefined
  'rankings.change.up': undefined
  'rankings.change.down': undefined
  'rankings.change.level': undefined
  'recipient.errors.recipient_name_missing': undefined
  'recipient.errors.recipient_name_long': undefined
  'recipient.errors.recipient_address_missing': undefined
  'recipient.errors.recipient_address_long': undefined
  'recipient.errors.prize_not_won': undefined
  'recipient.errors.prize_sent': undefined
  'recipient.title': undefined
  'recipient.lead': { date: string | number }
  'recipient.failed': undefined
  'recipient.tier.1': undefined
  'recipient.tier.2': undefined
  'recipient.tier.3': undefined
  'recipient.won': { date: string | number }
  'recipient.state.missing': undefined
  'recipient.state.given': undefined
  'recipient.state.sent': { date: string | number }
  'recipient.give': undefined
  'recipient.change': undefined
  'recipient.form.name': undefined
  'recipient.form.region': undefined
  'recipient.form.address': undefined
  'recipient.form.addressHint': undefined
  'recipient.form.phone': undefined
  'recipient.form.phoneHint': undefined
  'recipient.form.save': undefined
  'recipient.form.saving': undefined
  'recipient.form.cancel': undefined
  'recipient.form.code': undefined
  'recipient.saved': undefined
  'recipient.noScript': undefined
  'recipient.page.none': undefined
  'recipient.page.signIn': undefined
  'recipient.page.back': undefined
  'recipient.mail.claimed.title': { prize: string | number }
  'recipient.mail.claimed.text': undefined
  'recipient.mail.given.title': { prize: string | number }
  'recipient.mail.given.text': undefined
  'recipient.mail.changed.title': { prize: string | number }
  'recipient.mail.changed.text': undefined
  'recipient.mail.missing.title': { prize: string | number }
  'recipient.mail.missing.text': undefined
  'recipient.mail.notYou': undefined
  'recipient.mail.check': undefined
  'recipient.mail.give': undefined
  'search.title': undefined
  'search.titleOf': { q: string | number }
  'search.lead': undefined
  'search.results': undefined
  'search.kind.guide': undefined
  'search.kind.article': undefined
  'search.count': { count: number }
  'search.found': { count: number; q: string | number }
  'search.guess': undefined
  'search.more': { count: string | number }
  'search.nothing': { q: string | number }
  'search.nothingHint': undefined
  'search.all': { q: string | number }
  'search.browse': undefined
  'search.articlesFailed': undefined
  'search.indexFailed': undefined
  'search.loading': undefined
  'search.errors.query_too_long': { most: string | number }
  'site.name': undefined
  'site.loading': undefined
  'site.skip': undefined
  'site.language': undefined
  'site.offline': undefined
  'site.copyright': { year: string | number; name: string | number }
  'site.nav.label': undefined
  'site.nav.more': undefined
  'site.nav.search': undefined
  'site.nav.sections': undefined
  'site.nav.home': undefined
  'site.nav.preRegister': undefined
  'site.nav.lineups': undefined
  'site.nav.stats': undefined
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
  'site.social.trailer': undefined
  'site.social.survey': undefined
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
  'site.nav.news': undefined
  'site.nav.activities': undefined
  'site.nav.howToPlay': undefined
  'site.nav.guide': undefined
  'site.nav.startGame': undefined
  'site.nav.userInterface': undefined
  'site.nav.magicOfGold': undefined
  'site.nav.roadToMastery': undefined
  'site.nav.tempoAndFeatures': undefined
  'site.list.loading': undefined
  'site.list.pull': undefined
  'site.list.release': undefined
  'site.list.end': undefined
  'site.pager.label': undefined
  'site.pager.previous': undefined
  'site.pager.next': undefined
  'site.share.action': undefined
  'site.share.done': undefined
  'site.share.failed': undefined
  'site.share.link': undefined
  'site.video.play': undefined
  'site.video.from': { host: string | number }
  'site.video.failed': undefined
  'site.video.open': { host: string | number }
  'site.legal.newsletter': undefined
  'site.backToGame': undefined
  'site.signIn': undefined
  'site.account': undefined
  'site.pins': { count: number }
  'site.preview': { version: string | number }
  'site.search.label': undefined
  'site.search.placeholder': undefined
  'site.search.action': undefined
  'squad.errors.invite_missing': undefined
  'squad.errors.invite_incomplete': undefined
  'squad.errors.invite_unreadable': undefined
  'squad.errors.invite_unknown': undefined
  'squad.errors.invite_expired': undefined
  'squad.errors.invitations_ended': undefined
  'squad.errors.squad_full': undefined
  'squad.errors.squad_unknown': undefined
  'squad.errors.already_in_squad': undefined
  'squad.errors.own_squad': undefined
  'squad.errors.not_subscribed': undefined
  'squad.errors.character_unbound': undefined
  'squad.errors.squad_before': undefined
  'squad.title': undefined
  'squad.lead': { size: number }
  'squad.summary': { title: string | number }
  'squad.steps': undefined
  'squad.step.sign-in': undefined
  'squad.step.phone': undefined
  'squad.step.character': undefined
  'squad.step.squad': undefined
  'squad.step.done': undefined
  'squad.kept': { code: string | number }
  'squad.signIn': undefined
  'squad.join.title': undefined
  'squad.join.code': undefined
  'squad.join.submit': undefined
  'squad.create.title': undefined
  'squad.create.text': undefined
  'squad.create.submit': undefined
  'squad.sure': undefined
  'squad.sureMissing': undefined
  'squad.yours': undefined
  'squad.seat.you': undefined
  'squad.seat.friend': { seat: string | number }
  'squad.seat.gone': undefined
  'squad.seat.empty': undefined
  'squad.missing': { count: number }
  'squad.full': undefined
  'squad.attempts': { count: number }
  'squad.invite.title': undefined
  'squad.invite.share': undefined
  'squad.invite.copied': undefined
  'squad.invite.message': { title: string | number; code: string | number }
  'squad.invite.until': { date: string | number }
  'squad.invite.over': undefined
  'squad.invite.qr': undefined
  'squad.invite.end': undefined
  'squad.invite.endSure': undefined
  'squad.invite.endYes': undefined
  'squad.invite.endNo': undefined
  'squad.loading': undefined
  'squad.failed': undefined
  'squad.noScript': undefined
  'squad.invite.overPlain': undefined
  'squad.invite.endUnticked': undefined
  'studio.title': undefined
  'studio.toSite': undefined
  'studio.language': undefined
  'studio.parts': undefined
  'studio.signOut': undefined
  'studio.signedInAs': { editor: string | number }
  'studio.signIn.title': undefined
  'studio.signIn.token': undefined
  'studio.signIn.hint': undefined
  'studio.signIn.action': undefined
  'studio.signIn.wrong': undefined
  'studio.signIn.tooMany': undefined
  'studio.signedOut': undefined
  'studio.signInAgain': undefined
  'studio.errors.hold_exists': undefined
  'studio.errors.hold_missing': undefined
  'studio.errors.allowed_missing': undefined
  'studio.errors.address_unreadable': undefined
  'studio.list.title': undefined
  'studio.list.search': undefined
  'studio.list.state': undefined
  'studio.list.anyState': undefined
  'studio.list.count': { count: number }
  'studio.list.empty': undefined
  'studio.list.retry': undefined
  'studio.list.more': undefined
  'studio.list.article': undefined
  'studio.list.changed': undefined
  'studio.list.by': { date: string | number; editor: string | number }
  'studio.list.loading': undefined
  'studio.state.draft': undefined
  'studio.state.scheduled': undefined
  'studio.state.published': undefined
  'studio.state.withdrawn': undefined
  'studio.state.changed': undefined
  'studio.translation.original': undefined
  'studio.translation.translated': undefined
  'studio.translation.outdated': undefined
  'studio.translation.missing': undefined
  'studio.new.action': undefined
  'studio.new.title': undefined
  'studio.new.id': undefined
  'studio.new.idHint': undefined
  'studio.new.englishTitle': undefined
  'studio.new.label': undefined
  'studio.new.create': undefined
  'studio.new.taken': undefined
  'studio.cancel': undefined
  'studio.back': undefined
  'studio.save': undefined
  'studio.saving': undefined
  'studio.saved': { revision: string | number }
  'studio.unsaved': undefined
  'studio.isSmall': undefined
  'studio.publish': undefined
  'studio.publishChanges': undefined
  'studio.schedule': undefined
  'studio.publishedNow': undefined
  'studio.scheduledFor': { date: string | number }
  'studio.withdraw': undefined
  'studio.withdraw.question': undefined
  'studio.withdraw.hint': undefined
  'studio.withdrawn': undefined
  'studio.seePage': undefined
  'studio.conflict.hint': undefined
  'studio.conflict.over': undefined
  'studio.backup.found': { date: string | number }
  'studio.backup.take': undefined
  'studio.backup.drop': undefined
  'studio.view.columns': undefined
  'studio.view.preview': undefined
  'studio.field.title': undefined
  'studio.field.description': undefined
  'studio.field.descriptionHint': undefined
  'studio.field.text': undefined
  'studio.field.count': { count: string | number; limit: string | number }
  'studio.begin': undefined
  'studio.beginWithOriginal': undefined
  'studio.facts': undefined
  'studio.facts.labels': undefined
  'studio.facts.labelsHint': undefined
  'studio.facts.published': undefined
  'studio.facts.publishedHint': undefined
  'studio.facts.cover': undefined
  'studio.facts.coverOfLabel': undefined
  'studio.facts.video': undefined
  'studio.facts.videoHint': undefined
  'studio.facts.related': undefined
  'studio.facts.pinned': undefined
  'studio.facts.jump': undefined
  'studio.facts.jump.none': undefined
  'studio.facts.jump.article': undefined
  'studio.facts.jump.external': undefined
  'studio.facts.jump.picture': undefined
  'studio.facts.jump.link': undefined
  'studio.facts.jumpUrl': undefined
  'studio.facts.father': undefined
  'studio.facts.group': undefined
  'studio.facts.order': undefined
  'studio.history': undefined
  'studio.history.empty': undefined
  'studio.history.restore': { revision: string | number }
  'studio.history.restored': { revision: string | number }
  'studio.deed.import': { revision: string | number }
  'studio.deed.save': { revision: string | number }
  'studio.deed.restore': { revision: string | number }
  'studio.deed.publish': { revision: string | number }
  'studio.deed.withdraw': undefined
  'studio.preview.title': undefined
  'studio.preview.phone': undefined
  'studio.preview.desktop': undefined
  'studio.preview.window': undefined
  'studio.preview.language': undefined
  'studio.preview.waiting': undefined
  'studio.tool.group': undefined
  'studio.tool.bold': undefined
  'studio.tool.italic': undefined
  'studio.tool.strike': undefined
  'studio.tool.heading2': undefined
  'studio.tool.heading3': undefined
  'studio.tool.bulletList': undefined
  'studio.tool.orderedList': undefined
  'studio.tool.blockquote': undefined
  'studio.tool.horizontalRule': undefined
  'studio.tool.link': undefined
  'studio.tool.picture': undefined
  'studio.tool.video': undefined
  'studio.tool.table': undefined
  'studio.tool.moment': undefined
  'studio.tool.undo': undefined
  'studio.tool.redo': undefined
  'studio.tool.source': undefined
  'studio.tool.sourceHint': undefined
  'studio.tool.apply': undefined
  'studio.tool.remove': undefined
  'studio.link.address': undefined
  'studio.picture.address': undefined
  'studio.picture.alt': undefined
  'studio.picture.file': undefined
  'studio.picture.sending': undefined
  'studio.picture.failed': undefined
  'studio.video.address': undefined
  'studio.video.title': undefined
  'studio.video.unknown': undefined
  'studio.moment.when': undefined
  'studio.moment.format': undefined
  'studio.table.group': undefined
  'studio.table.addRow': undefined
  'studio.table.addColumn': undefined
  'studio.table.deleteRow': undefined
  'studio.table.deleteColumn': undefined
  'studio.table.delete': undefined
  'studio.errors.draft_conflict': undefined
  'studio.errors.draft_incomplete': undefined
  'studio.errors.place_taken': undefined
  'studio.errors.picture_moves': undefined
}
