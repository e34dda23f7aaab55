import type { GiftAllowance } from "@kinora/contracts/gift/gift";
import { REFUSALS, type RefusalCode } from "@kinora/contracts/refusals";
import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { refusalWords } from "../../store/refusal-words.ts";
import { buttonClass } from "../../ui/button.tsx";

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);

/** Says why nothing can be given, and where to get bought gems if that is what is missing. */
export function NoGift({
  allowance: { refusal },
}: {
  readonly allowance: Pick<GiftAllowance, "refusal">;
}) {
  const { code = "", details = {} } = refusal ?? {};
  const [title, advice] = (isKnown(code) && refusalWords(code, details)) || [
    t`Gems can't be given now`,
    t`Come back later.`,
  ];
  return (
    <div className="flex flex-col items-start gap-4">
      <div>
        <p className="font-medium">{title}</p>
        <p className="mt-1 text-14 text-text-2">{advice}</p>
      </div>
      {code === "GIFT_NOTHING_BOUGHT" && (
        <Link to="/gems" className={buttonClass("quiet")}>
          {t`See packs`}
        </Link>
      )}
    </div>
  );
}
