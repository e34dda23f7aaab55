import type { ShownCollection } from "@kinora/contracts/collection/collection";
import { t } from "@lingui/core/macro";
import { LogOut, Trash2 } from "lucide-react";
import { ConfirmSheet } from "../../ui/confirm-sheet.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { CollectionForm } from "./collection-form.tsx";
import { useChangeCollectionMutation } from "./collections-api.ts";
import { MembersSheet } from "./members-sheet.tsx";

export type AskedOfCollection = "edit" | "members" | "delete" | "leave";
/** What is done once it is confirmed. */
export type CollectionActs = Readonly<Record<"delete" | "leave", () => void>>;

/** What is asked about a collection. */
export function CollectionSheets({
  asked,
  collection,
  act,
  onClose,
}: {
  readonly collection: ShownCollection;
  readonly asked: AskedOfCollection;
  readonly act: CollectionActs;
  readonly onClose: () => void;
}) {
  const { title } = collection;
  switch (asked) {
    case "edit":
      return <EditSheet collection={collection} onClose={onClose} />;
    case "members":
      return <MembersSheet collection={collection} onClose={onClose} />;
    case "delete":
      return (
        <ConfirmSheet
          words={{
            label: t`Delete collection`,
            icon: <Trash2 size={16} />,
            confirm: t`${{ title }} can't be brought back. The works in it stay.`,
          }}
          onConfirm={act.delete}
          onClose={onClose}
        />
      );
    case "leave":
      return (
        <ConfirmSheet
          words={{
            label: t`Leave this collection`,
            icon: <LogOut size={16} />,
            back: t`Cancel`,
            confirm: t`You can't add works any more. What you added stays.`,
          }}
          onConfirm={act.leave}
          onClose={onClose}
        />
      );
  }
}

function EditSheet({
  collection: { id, title, description, visibility },
  onClose,
}: {
  readonly collection: ShownCollection;
  readonly onClose: () => void;
}) {
  const [change, { isLoading, error }] = useChangeCollectionMutation();
  return (
    <Sheet open onClose={onClose} title={t`Edit collection`}>
      <CollectionForm
        of={`collection ${id}`}
        begin={{ title, description, visibility }}
        label={t`Save`}
        busy={isLoading && t`Saving`}
        error={error}
        onSend={(wish) => change({ id, change: wish }).unwrap().then(onClose)}
      />
    </Sheet>
  );
}
