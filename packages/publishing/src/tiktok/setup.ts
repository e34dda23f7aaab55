import { definePlatform, takingAny, uploadOrigins } from "../platform-setup.ts";
import { tiktokPlatform } from "./tiktok-platform.ts";

const UPLOADS = "https://open-upload.tiktokapis.com";

export const tiktok = definePlatform({
  ...{ platform: "tiktok", flavour: "platform" },
  keys: ["TIKTOK_CLIENT_KEY", "TIKTOK_CLIENT_SECRET"],
  addresses: {
    TIKTOK_SIGN_IN_URL: "https://www.tiktok.com",
    TIKTOK_API_URL: "https://open.tiktokapis.com",
    TIKTOK_UPLOAD_URL: UPLOADS,
  },
  open: ({ id, secret }, at, parts) =>
    takingAny(
      tiktokPlatform({
        ...parts,
        settings: {
          ...{ clientKey: id, clientSecret: secret, signInUrl: at.TIKTOK_SIGN_IN_URL },
          apiUrl: at.TIKTOK_API_URL,
          uploadOrigins: uploadOrigins(at.TIKTOK_UPLOAD_URL, UPLOADS, ["https://*.tiktokapis.com"]),
        },
      }),
    ),
});
