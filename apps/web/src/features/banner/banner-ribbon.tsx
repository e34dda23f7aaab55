import { t } from "@lingui/core/macro";
import { X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useAppSelector } from "../../store/store.ts";
import { isText, readStored, writeStored } from "../../store/stored-value.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useCloseBannerMutation, useGetBannerQuery } from "./banner-api.ts";

const BannerText = lazy(() => import("./banner-text.tsx").then((m) => ({ default: m.BannerText })));

/** The specification's storage key for the banner closed on this device. */
const CLOSED = "bannerClosedId";
/**
 * Milliseconds between two polls: an open page reflects a new or removed banner within this time.
 */
const AGAIN_MS = 60_000;

/**
 * Shows the operator's banner above every page until the user closes it: on this device, and for
 * members on all devices.
 */
export function BannerRibbon() {
  const { data } = useGetBannerQuery(undefined, { pollingInterval: AGAIN_MS });
  const [closed, setClosed] = useState(() => readStored(CLOSED, isText));
  const isMember = useAppSelector(({ auth }) => auth.uid !== null);
  const [tell] = useCloseBannerMutation();
  const banner = data?.banner;
  if (!banner || (banner.closable && banner.id === closed)) return null;
  const close = () => {
    writeStored(CLOSED, banner.id);
    setClosed(banner.id);
    if (isMember) void tell(banner.id);
  };
  return (
    <Suspense>
      <BannerText banner={banner}>
        {banner.closable && (
          <IconButton
            label={t`Close this message`}
            icon={<X size={18} />}
            onClick={close}
            className="-my-2"
          />
        )}
      </BannerText>
    </Suspense>
  );
}
