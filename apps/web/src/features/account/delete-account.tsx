import type { DeletionState } from "@kinora/contracts/account/deletion";
import { t } from "@lingui/core/macro";
import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { dayText } from "../../text/moment-text.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextField } from "../../ui/text-field.tsx";
import {
  useAskDeletionMutation,
  useCallOffDeletionMutation,
  useGetDeletionQuery,
} from "./deletion-api.ts";
import { GOES_ON, PlansThatGoOn } from "./plans-that-go-on.tsx";

/** Deletes the account in two steps; the deletion can be called off until its date. */
export function DeleteAccount() {
  const { data } = useGetDeletionQuery();
  const [open, setOpen] = useState(false);
  if (!data) return null;
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="text-16 font-semibold">{t`Delete my account`}</h3>
      {data.at ? (
        <>
          <Planned at={data.at} />
          <PlansThatGoOn stores={data.payingAt} />
        </>
      ) : (
        <>
          <p className="max-w-md text-14 wrap-anywhere text-text-2">
            {t`You have 30 days to change your mind. After that, everything you made and wrote here is gone for good.`}
          </p>
          <Button icon={<Trash2 size={18} />} onClick={() => setOpen(true)}>
            {t`Delete my account`}
          </Button>
        </>
      )}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t`Delete my account?`}
        description={t`In 30 days, unless you change your mind.`}
      >
        <Steps {...data} onDone={() => setOpen(false)} />
      </Sheet>
    </section>
  );
}

function Planned({ at }: { readonly at: string }) {
  const [keep, { isLoading }] = useCallOffDeletionMutation();
  const { say, saySorry } = useSay();
  const day = dayText(at);
  return (
    <>
      <p className="max-w-md text-14 wrap-anywhere">
        {t`Your account will be deleted on ${day}. You can use it until then.`}
      </p>
      <Button
        look="primary"
        busy={isLoading && t`Keeping it`}
        onClick={() =>
          void keep()
            .unwrap()
            .then(() => say(t`Your account won't be deleted.`, "success"), saySorry)
        }
      >
        {t`Keep my account`}
      </Button>
    </>
  );
}

/** First shows what is deleted and what stays, then asks for the user's handle. */
function Steps({
  handle,
  payingAt,
  onDone,
}: Pick<DeletionState, "handle" | "payingAt"> & { readonly onDone: () => void }) {
  const [knows, setKnows] = useState(false);
  const [typed, setTyped] = useState("");
  const [ask, { isLoading }] = useAskDeletionMutation();
  const { say, saySorry } = useSay();
  if (!knows) {
    return (
      <div className="flex flex-col gap-5">
        <ul className="list-disc space-y-2 pl-5 text-14">
          <li>{t`Your works, stories, uploads, likes and page are deleted, with all their files.`}</li>
          <li>{t`Your gems are lost.`}</li>
          {payingAt.map((store) => (
            <li key={store}>{t(GOES_ON[store])}</li>
          ))}
          <li>{t`Your access tokens stop working now, and you're signed out everywhere else.`}</li>
          <li>{t`What remains doesn't identify you: ledger totals, and that decisions were made.`}</li>
        </ul>
        <Button look="danger" className="self-end" onClick={() => setKnows(true)}>
          {t`Continue`}
        </Button>
      </div>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed.trim())
      .unwrap()
      .then(() => {
        onDone();
        say(t`Your account will be deleted in 30 days.`);
      }, saySorry);
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label={t`Type your handle: ${handle}`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={31}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button
        type="submit"
        look="danger"
        className="self-end"
        disabled={typed.trim().replace(/^@/, "").toLowerCase() !== handle}
        busy={isLoading && t`Sending`}
      >
        {t`Delete my account`}
      </Button>
    </form>
  );
}
