import type { CollectionMember, ShownCollection } from "@kinora/contracts/collection/collection";
import { COLLECTION_MEMBERS_MAX } from "@kinora/contracts/collection/collection-limits";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { Avatar } from "../../entities/person/avatar.tsx";
import { errorSentence } from "../../store/error-sentence.ts";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useSetMemberMutation } from "./collections-api.ts";

/** Whom the owner asks to add to a collection. */
export function MembersSheet({
  collection: { id, members },
  onClose,
}: {
  readonly collection: ShownCollection;
  readonly onClose: () => void;
}) {
  const [handle, setHandle] = useState("");
  const [setMember, { isLoading, error }] = useSetMemberMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = handle.trim().replace(/^@/, "");
    setMember({ id, handle: asked, asked: true })
      .unwrap()
      .then(
        () => setHandle(""),
        // The field says why.
        () => undefined,
      );
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Contributors`}
      description={t`They can add works and remove what they added. You can remove anything.`}
    >
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label={t`Handle`}
          data-first
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          placeholder="@"
          maxLength={31}
          value={handle}
          hint={t`Up to ${COLLECTION_MEMBERS_MAX} people. They'll get a notification and can decline.`}
          error={error ? errorSentence(error).title : undefined}
          onChange={({ currentTarget }) => setHandle(currentTarget.value)}
        />
        <div className="flex justify-end">
          <Button
            type="submit"
            look="primary"
            busy={isLoading && t`Inviting`}
            disabled={handle.trim().replace("@", "") === ""}
          >
            {t`Invite`}
          </Button>
        </div>
      </form>
      <ul className="mt-4 divide-y divide-line">
        {members.map((member) => (
          <Row key={member.person.id} id={id} member={member} />
        ))}
      </ul>
    </Sheet>
  );
}

function Row({ id, member }: { readonly id: string; readonly member: CollectionMember }) {
  const [setMember] = useSetMemberMutation();
  const { saySorry } = useSay();
  const { handle, displayName: name, avatarUrl } = member.person;
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar name={name} url={avatarUrl} size={40} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-12 text-text-2">
          {member.joined ? `@${handle}` : t`@${{ handle }} hasn't answered yet`}
        </span>
      </span>
      <Button
        size="sm"
        aria-label={t`Remove ${{ name }}`}
        onClick={() => void setMember({ id, handle, asked: false }).unwrap().catch(saySorry)}
      >
        {t`Remove`}
      </Button>
    </li>
  );
}
