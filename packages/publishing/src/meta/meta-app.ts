import { uploadOrigins } from "../platform-setup.ts";
import type { GraphSettings } from "./graph-desk.ts";

/** Where files are sent to. */
const UPLOADS = "https://rupload.facebook.com";

/** The variables of a Meta app, and of the addresses of its API. */
export const META_KEYS = ["META_APP_ID", "META_APP_SECRET"] as const;
export const META_ADDRESSES = {
  META_SIGN_IN_URL: "https://www.facebook.com",
  META_GRAPH_URL: "https://graph.facebook.com",
  META_VIDEO_URL: "https://graph-video.facebook.com",
  META_UPLOAD_URL: UPLOADS,
};

/** Returns the settings of both platforms, where people sign in through Facebook. */
export const metaSettings = (
  { id, secret }: { readonly id: string; readonly secret: string },
  at: Readonly<Record<keyof typeof META_ADDRESSES, string>>,
): GraphSettings => ({
  ...{ appId: id, appSecret: secret, signInUrl: at.META_SIGN_IN_URL },
  ...{ graphUrl: at.META_GRAPH_URL, videoUrl: at.META_VIDEO_URL },
  missingPermission: "reconnect_other",
  uploadOrigins: uploadOrigins(at.META_UPLOAD_URL, UPLOADS, [UPLOADS]),
});
