import type { NewCorrection } from "@kinora/contracts/gem/correction";
import { CORRECTION_ALONE_MAX, CORRECTION_MAX } from "@kinora/contracts/limits";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { ReasonField } from "../../entities/audit/reason-field.tsx";
import { useSay } from "../../store/use-say.ts";
import { numberText } from "../../text/number-text.ts";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useCorrectGemsMutation } from "./people-api.ts";

/** Gives or takes gems with a reason; large amounts wait for a second staff member. */
export function CorrectionSheet({
  id,
  open,
  onClose,
}: {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const [direction, setDirection] = useState<NewCorrection["direction"]>("give");
  const [written, setWritten] = useState("");
  const [reason, setReason] = useState("");
  /** Idempotency key of this correction: pressing again after a lost answer does not repeat it. */
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [correct, { isLoading }] = useCorrectGemsMutation();
  const { say, saySorry } = useSay();
  const gems = Number(written);
  const isPossible = Number.isInteger(gems) && gems >= 1 && gems <= CORRECTION_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    correct({ id, key, direction, gems, reason: reason.trim() })
      .unwrap()
      .then(({ state }) => {
        say(state === "asked" ? t`Someone else has to agree.` : t`Done.`, "success");
        setKey(crypto.randomUUID());
        setWritten("");
        setReason("");
        onClose();
      }, saySorry);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Correct gems`}
      description={t`It appears in their statement. Beyond ${{ most: numberText(CORRECTION_ALONE_MAX) }} gems a day, what you give or take waits until a second person agrees.`}
    >
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Segments
          label={t`Direction`}
          value={direction}
          onChange={setDirection}
          options={[
            { value: "give", label: t`Give` },
            { value: "take", label: t`Take` },
            { value: "courtesy", label: t`Courtesy` },
          ]}
        />
        {direction === "courtesy" && (
          <p className="text-14 text-text-2">
            {t`Gems for something that went wrong, such as an outage. They never expire. The person isn't shown the reason.`}
          </p>
        )}
        <TextField
          label={t`Gems`}
          inputMode="numeric"
          autoComplete="off"
          value={written}
          error={written !== "" && !isPossible ? t`A whole number, 1 or more.` : undefined}
          onChange={(event) => {
            setWritten(event.currentTarget.value.trim());
            setKey(crypto.randomUUID());
          }}
        />
        <ReasonField value={reason} onChange={setReason} />
        <Button
          type="submit"
          look="primary"
          disabled={!isPossible || reason.trim() === ""}
          busy={isLoading && t`Sending`}
        >
          {direction === "take" ? t`Take` : t`Give`}
        </Button>
      </form>
    </Sheet>
  );
}
