import type { GiftAllowance } from "@kinora/contracts/gift/gift";
import { GIFT_NOTE_MAX } from "@kinora/contracts/gift/gift-limits";
import { t } from "@lingui/core/macro";
import type { FormEvent } from "react";
import { gemWords } from "../../entities/gem/gem-words.ts";
import { numberText } from "../../text/number-text.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { TextArea, TextField } from "../../ui/text-field.tsx";
import { AllowanceLines } from "./allowance-lines.tsx";

const AMOUNTS = [10, 50, 100, 500];

const isWhole = (gems: string) => /^\d+$/.test(gems.trim()) && Number(gems) >= 1;

/** Returns what is wrong with an amount; undefined while it is empty or possible. */
function flawOf(gems: string, most: number): string | undefined {
  if (gems.trim() === "" || (isWhole(gems) && Number(gems) <= most)) return undefined;
  return isWhole(gems) ? t`At most ${numberText(most)} now.` : t`Enter a whole number.`;
}

/** Asks how many gems, and for a few words. */
export function AskGift({
  allowance,
  gems,
  note,
  onGems,
  onNote,
  onAsk,
}: {
  readonly allowance: GiftAllowance;
  readonly gems: string;
  readonly note: string;
  readonly onGems: (gems: string) => void;
  readonly onNote: (note: string) => void;
  readonly onAsk: () => void;
}) {
  const { most } = allowance;
  const wish = Number(gems);
  const isPossible = isWhole(gems) && wish <= most;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPossible) onAsk();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <AllowanceLines allowance={allowance} />
      <div className="flex flex-col gap-3">
        <TextField
          label={t`Gems`}
          hint={t`Up to ${gemWords(most)} now.`}
          error={flawOf(gems, most)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={gems}
          onChange={(event) => onGems(event.currentTarget.value)}
        />
        <Amounts most={most} wish={wish} onGems={onGems} />
      </div>
      <TextArea
        label={t`Note (optional)`}
        maxLength={GIFT_NOTE_MAX}
        hint={
          note.length > GIFT_NOTE_MAX * 0.8
            ? t`${{ used: note.length }} of ${{ max: GIFT_NOTE_MAX }} characters`
            : undefined
        }
        value={note}
        onChange={(event) => onNote(event.currentTarget.value)}
      />
      <Button type="submit" look="primary" disabled={!isPossible}>
        {t`Go on`}
      </Button>
    </form>
  );
}

function Amounts({
  most,
  wish,
  onGems,
}: {
  readonly most: number;
  readonly wish: number;
  readonly onGems: (gems: string) => void;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      {AMOUNTS.filter((amount) => amount <= most).map((amount) => (
        <Chip key={amount} chosen={wish === amount} onClick={() => onGems(String(amount))}>
          {gemWords(amount)}
        </Chip>
      ))}
    </div>
  );
}
