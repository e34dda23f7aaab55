import { definePlatform, takingAny, uploadOrigins } from "../platform-setup.ts";
import { youtubePlatform } from "./youtube-platform.ts";

const UPLOADS = "https://www.googleapis.com";

export const youtube = definePlatform({
  ...{ platform: "youtube", flavour: "platform" },
  keys: ["YOUTUBE_CLIENT_ID", "YOUTUBE_CLIENT_SECRET"],
  addresses: {
    YOUTUBE_SIGN_IN_URL: "https://accounts.google.com/o/oauth2/v2/auth",
    YOUTUBE_TOKEN_URL: "https://oauth2.googleapis.com/token",
    YOUTUBE_REVOKE_URL: "https://oauth2.googleapis.com/revoke",
    YOUTUBE_API_URL: "https://youtube.googleapis.com",
    YOUTUBE_UPLOAD_URL: UPLOADS,
    YOUTUBE_SITE_URL: "https://www.youtube.com",
  },
  open: ({ id, secret }, at, parts) =>
    takingAny(
      youtubePlatform({
        ...parts,
        settings: {
          ...{ clientId: id, clientSecret: secret, signInUrl: at.YOUTUBE_SIGN_IN_URL },
          ...{ tokenUrl: at.YOUTUBE_TOKEN_URL, revokeUrl: at.YOUTUBE_REVOKE_URL },
          ...{ apiUrl: at.YOUTUBE_API_URL, uploadUrl: at.YOUTUBE_UPLOAD_URL },
          siteUrl: at.YOUTUBE_SITE_URL,
          uploadOrigins: uploadOrigins(at.YOUTUBE_UPLOAD_URL, UPLOADS, [
            "https://*.googleapis.com",
          ]),
        },
      }),
    ),
});
