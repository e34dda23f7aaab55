-- People are found by the words of their name and handle. Word for word the expression of authorWords.
create index app_user_words_idx on app_user
  using gin (to_tsvector('simple', translate(display_name || ' ' || handle, '_.@/-', '     ')));
