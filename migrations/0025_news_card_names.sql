-- Cards keep summaries of articles by the names of the code; what calls answer is made of them.
update news_cards set card = jsonb_build_object(
  'contentId', news_cards.content_id,
  'father', father_content_id,
  'title', card->'title',
  'description', card->'content_desc',
  'cover', cover,
  'published', to_jsonb(news_cards.published_at),
  'labels', card->'labels',
  'video', card->'video_info'->'video_source',
  'jump', case when card->>'jump_link_info' is not null then jsonb_build_object(
    'type', card->'jump_link_info'->'jump_type', 'url', card->'jump_link_info'->'jump_url') end
)
from news_articles where news_articles.content_id = news_cards.content_id;
