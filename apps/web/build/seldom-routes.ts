const SELDOM =
  /^\/api\/(?:admin|moderation|words|services|language-model|transparency|legal|push|notifications\/(?:settings|mail)|(?:people|creations)\/[^/]+\/(?:reports|restriction|appeal)|me\/(?:access-tokens|keys|sessions|passkeys|reauthentications|deletion|suspension|restrictions|profile-statements|takeout|consent))(?:\/|$)/;

/** Is this asked by pages of the settings and of the staff alone? Who asks it imports src/store/seldom-routes.ts. */
export const isSeldom = (path: string): boolean => SELDOM.test(path);
