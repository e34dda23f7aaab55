import { t } from "@lingui/core/macro";
import { Check, Link2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { addressAt } from "./address-moment.ts";
import { clockText } from "./clock-text.ts";
import { copyText } from "./copy-text.ts";
import { PlayerControl } from "./player-controls.tsx";

const CopySheet = lazy(() => import("./copy-sheet.tsx").then((m) => ({ default: m.CopySheet })));

/** For how long the button says that the link was copied. */
const SAID_MS = 2_500;

/** Copies the page's address with the moment that is shown, or shows it where that is denied. */
export function MomentLink({ seconds }: { readonly seconds: number }) {
  const [copied, setCopied] = useState(false);
  const [byHand, setByHand] = useState<string | null>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    const address = addressAt(seconds);
    if (await copyText(address)) setCopied(true);
    else setByHand(address);
  };
  return (
    <>
      <PlayerControl
        label={copied ? t`Link copied` : t`Copy link at ${{ moment: clockText(seconds) }}`}
        onClick={() => void copy()}
      >
        {copied ? <Check size={18} /> : <Link2 size={18} />}
      </PlayerControl>
      <span role="status" className="sr-only">
        {copied && t`Link copied`}
      </span>
      <Suspense>
        {byHand !== null && (
          <CopySheet title={t`Copy link`} text={byHand} onClose={() => setByHand(null)} />
        )}
      </Suspense>
    </>
  );
}
