import type { NewCollection, ShownCollection } from "@kinora/contracts/collection/collection";
import { t } from "@lingui/core/macro";
import { forgetPress, keyOfPress } from "../../store/press-key.ts";
import { useAppSelector } from "../../store/store.ts";
import { CollectionForm } from "./collection-form.tsx";
import { useCreateCollectionMutation } from "./collections-api.ts";

const BEGIN: NewCollection = { title: "", description: "", visibility: "public" };

/** Begins a collection, once however often it is pressed. */
export function NewCollectionForm({
  onBegun,
}: {
  readonly onBegun: (collection: ShownCollection) => unknown;
}) {
  const uid = useAppSelector(({ auth }) => auth.uid);
  const [create, { isLoading, error }] = useCreateCollectionMutation();
  const press = { of: "new collection", uid };
  return (
    <CollectionForm
      of="new collection"
      begin={BEGIN}
      label={t`Create collection`}
      busy={isLoading && t`Creating`}
      error={error}
      onSend={async (wish) => {
        const begun = await create({ wish, key: keyOfPress(press, wish) }).unwrap();
        forgetPress(press);
        await onBegun(begun);
      }}
    />
  );
}
