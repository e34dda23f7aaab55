// Written by `npm run pages` from the route tree of the web app.
export const PAGES = [
  "/",
  "/board/$token",
  "/create",
  "/gems",
  "/help",
  "/item/$id",
  "/library",
  "/login",
  "/notifications",
  "/recent",
  "/search",
  "/settings/",
  "/settings/past-videos",
  "/settings/theme-settings",
  "/story/$id",
  "/trending",
] as const;
