import { META_ADDRESSES, META_KEYS, metaSettings } from "../meta/meta-app.ts";
import { definePlatform, takingAny } from "../platform-setup.ts";
import { facebookPlatform } from "./facebook-platform.ts";

export const facebook = definePlatform({
  ...{ platform: "facebook", flavour: "facebook-login", keys: META_KEYS },
  addresses: META_ADDRESSES,
  open: (app, at, parts) =>
    takingAny(facebookPlatform({ ...parts, settings: metaSettings(app, at) })),
});
