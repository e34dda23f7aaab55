import { META_ADDRESSES, META_KEYS, metaSettings } from "../meta/meta-app.ts";
import { definePlatform, takingAny } from "../platform-setup.ts";
import { instagramPlatform } from "./instagram-platform.ts";

/** Accounts that are linked to a page, by the app that pages are connected with too. */
export const linkedInstagram = definePlatform({
  ...{ platform: "instagram", flavour: "facebook-login", keys: META_KEYS },
  addresses: META_ADDRESSES,
  open: (app, at, parts) =>
    takingAny(
      instagramPlatform({
        ...parts,
        settings: {
          ...metaSettings(app, at),
          ...{ missingPermission: "reauth", flavour: "facebook-login", tokenUrl: "" },
        },
      }),
    ),
});

/** Accounts without a page, whose owners sign in with Instagram itself. */
export const instagram = definePlatform({
  ...{ platform: "instagram", flavour: "instagram-login" },
  keys: ["INSTAGRAM_APP_ID", "INSTAGRAM_APP_SECRET"],
  addresses: {
    INSTAGRAM_SIGN_IN_URL: "https://www.instagram.com",
    INSTAGRAM_TOKEN_URL: "https://api.instagram.com",
    INSTAGRAM_GRAPH_URL: "https://graph.instagram.com",
  },
  open: ({ id, secret }, at, parts) =>
    takingAny(
      instagramPlatform({
        ...parts,
        settings: {
          ...{ flavour: "instagram-login", appId: id, appSecret: secret },
          ...{ signInUrl: at.INSTAGRAM_SIGN_IN_URL, tokenUrl: at.INSTAGRAM_TOKEN_URL },
          graphUrl: at.INSTAGRAM_GRAPH_URL,
          // Neither long videos nor files are sent here: it fetches them.
          ...{ videoUrl: "", uploadOrigins: [], missingPermission: "reauth" },
        },
      }),
    ),
});
