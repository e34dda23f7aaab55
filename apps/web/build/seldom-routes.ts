const SELDOM =
  /^\/api\/(?:admin|comments|gifts|reviews|moderation|words|billing|subscriptions|services|service-keys|budgets|hosted-people|health\/ready|language-model|transparency|legal|push|posts|post-drafts|publications|campaigns|campaign-sources|campaign-targets|campaign-stories|challenges|collections|challenge-entries|challenge-pairs|review|notifications\/(?:settings|mail)|(?:people|creations|boards)\/[^/]+\/(?:reports|restriction|appeal|follow|block|mute|collections|pin|comments|posts|remixes|similar)|me\/(?:access-tokens|keys|connections|sessions|passkeys|reauthentications|deletion|suspension|restrictions|profile-statements|board-statements|comment-statements|blocks|mutes|collections|remix-audience|takeout|work-standing|consent))(?:\/|$)/;

/**
 * True when only settings, profiles, posts, staff pages and the shop use the path, or no page does. Code that calls such a path
 * imports src/store/seldom-routes.ts.
 */
export const isSeldom = (path: string): boolean => SELDOM.test(path);
