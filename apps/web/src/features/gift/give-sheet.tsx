import type { Person } from "@kinora/contracts/account/account";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { gemWords } from "../../entities/gem/gem-words.ts";
import { QueryError } from "../../store/query-error.tsx";
import { useSay } from "../../store/use-say.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AskGift } from "./ask-gift.tsx";
import { ConfirmGift } from "./confirm-gift.tsx";
import { useGetGiftAllowanceQuery, useGiveGemsMutation } from "./gift-api.ts";
import { NoGift } from "./no-gift.tsx";

export interface GiveSheetProps {
  readonly person: Pick<Person, "id" | "handle" | "displayName">;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Gives gems to a person: what can be given, how many and why, and once more before it is done. */
export function GiveSheet({ person, open, onClose }: GiveSheetProps) {
  const { id, displayName: name } = person;
  const { data, error, refetch } = useGetGiftAllowanceQuery(id, { skip: !open });
  const [gems, setGems] = useState("");
  const [note, setNote] = useState("");
  const [isAsked, setAsked] = useState(false);
  /** Idempotency key of this gift: pressing again after a lost answer gives nothing twice. */
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [give, { isLoading }] = useGiveGemsMutation();
  const { say, saySorry } = useSay();
  const close = () => {
    setAsked(false);
    onClose();
  };
  const confirm = () => {
    give({ to: id, gems: Number(gems), note: note.trim(), key })
      .unwrap()
      .then(({ gems: given }) => {
        say(t`You gave ${name} ${gemWords(given)}.`, "success");
        setKey(crypto.randomUUID());
        setGems("");
        setNote("");
        close();
      })
      .catch((refused: unknown) => {
        saySorry(refused);
        setAsked(false);
        void refetch();
      });
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={isAsked ? t`Give these gems?` : t`Give gems to ${name}`}
    >
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-56 w-full" />}
      {data?.refusal && <NoGift allowance={data} />}
      {data && !data.refusal && !isAsked && (
        <AskGift
          allowance={data}
          {...{ gems, note }}
          onGems={setGems}
          onNote={setNote}
          onAsk={() => setAsked(true)}
        />
      )}
      {data && !data.refusal && isAsked && (
        <ConfirmGift
          {...{ person, note }}
          gems={Number(gems)}
          isBusy={isLoading}
          onBack={() => setAsked(false)}
          onConfirm={confirm}
        />
      )}
    </Sheet>
  );
}
