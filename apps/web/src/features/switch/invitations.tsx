import type { SignUps } from "@kinora/contracts/access/sign-ups";
import type { Invitation } from "@kinora/contracts/switch/switch";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { TextField } from "../../ui/text-field.tsx";
import { TimeAgo } from "../../ui/time-ago.tsx";
import { useInviteMutation, useRevokeInvitationMutation } from "./switch-api.ts";

const STATES: Readonly<Record<Invitation["state"], MessageDescriptor>> = {
  waiting: msg`Waiting`,
  used: msg`Used`,
  expired: msg`Expired`,
  revoked: msg`Revoked`,
};

/** Sign-up links for one person each; a link is shown only when it is created. */
export function Invitations({
  invitations,
  signUps,
}: {
  readonly invitations: readonly Invitation[];
  readonly signUps: SignUps;
}) {
  const [url, setUrl] = useState<string | null>(null);
  const [invite, { isLoading }] = useInviteMutation();
  const { say, saySorry } = useSay();
  const make = () =>
    void invite()
      .unwrap()
      .then((made) => setUrl(made.url), saySorry);
  const copy = async (link: string) => {
    if (await copyText(link)) say(t`Link copied.`, "success");
  };
  if (signUps !== "invitation" && invitations.length === 0) return null;
  const waiting = invitations.filter(({ state }) => state === "waiting").length;
  const used = invitations.filter(({ state }) => state === "used").length;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-20">{t`Invitations`}</h2>
      <p className="text-14 text-text-2">
        {t`A link works for one person and expires after 14 days. Waiting: ${waiting}, used: ${used}.`}
      </p>
      <Button className="self-start" busy={isLoading && t`Sending`} onClick={make}>
        {t`Create a link`}
      </Button>
      {url && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1">
            <TextField
              label={t`Link for one person, shown only once`}
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
          <Button onClick={() => void copy(url)}>{t`Copy`}</Button>
        </div>
      )}
      <ul className="divide-y divide-line">
        {invitations.map((one) => (
          <Row key={one.id} invitation={one} />
        ))}
      </ul>
    </section>
  );
}

function Row({ invitation }: { readonly invitation: Invitation }) {
  const { id, state, usedBy, createdAt } = invitation;
  const [revoke, { isLoading }] = useRevokeInvitationMutation();
  const { say, saySorry } = useSay();
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 py-2 text-14">
      <p className="flex-1">
        {usedBy ? `@${usedBy}` : t(STATES[state])}{" "}
        <span className="text-12 text-text-2">
          {t`made`} <TimeAgo moment={createdAt} />
        </span>
      </p>
      {state === "waiting" && (
        <Button
          size="sm"
          busy={isLoading && t`Sending`}
          onClick={() =>
            void revoke(id)
              .unwrap()
              .then(() => say(t`Revoked.`), saySorry)
          }
        >
          {t`Revoke`}
        </Button>
      )}
    </li>
  );
}
