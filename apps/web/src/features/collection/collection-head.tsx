import type { ShownCollection } from "@kinora/contracts/collection/collection";
import { plural, t } from "@lingui/core/macro";
import { Ellipsis, Link2, LogOut, Pencil, Trash2, Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { AuthorLink } from "../../entities/person/author-link.tsx";
import { Avatar } from "../../entities/person/avatar.tsx";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy-text.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Slot } from "../../ui/slot.tsx";
import type { AskedOfCollection, CollectionActs } from "./collection-sheets.tsx";
import {
  useDeleteCollectionMutation,
  useJoinCollectionMutation,
  useSetMemberMutation,
} from "./collections-api.ts";
import { SEEN_BY } from "./seen-by-words.tsx";

const CollectionSheets = lazy(() =>
  import("./collection-sheets.tsx").then((m) => ({ default: m.CollectionSheets })),
);

interface HeadProps {
  readonly collection: ShownCollection;
  /** Handle of the viewer; null when signed out. */
  readonly viewer: string | null;
  /** Called when it can no longer be seen. */
  readonly onLeft: () => void;
}

/** What a collection is called, whose it is, and what the viewer can do with it. */
export function CollectionHead({ collection, viewer, onLeft }: HeadProps) {
  const { title, description, works, owner, visibility, standing, members } = collection;
  const joined = members.filter((member) => member.joined);
  return (
    <header className="flex flex-wrap items-start gap-x-5 gap-y-4 px-2 py-6">
      <div className="min-w-52 flex-1">
        <h1 dir="auto" className="page-title wrap-anywhere">
          {title}
        </h1>
        {description !== "" && (
          <p dir="auto" className="mt-2 max-w-prose text-14 wrap-anywhere whitespace-pre-line">
            {description}
          </p>
        )}
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-14">
          {[owner, ...joined.map(({ person }) => person)].map((person) => (
            <AuthorLink
              key={person.id}
              author={person}
              className="flex items-center gap-2 hover:underline"
            >
              <Avatar name={person.displayName} url={person.avatarUrl} size={24} />
              {person.displayName}
            </AuthorLink>
          ))}
        </p>
        <p className="mt-2 text-12 text-text-2 tabular-nums">
          {plural({ count: works }, { one: "# work", other: "# works" })}
          {standing !== null && ` · ${t(SEEN_BY[visibility].label)}`}
        </p>
      </div>
      <Actions collection={collection} viewer={viewer} onLeft={onLeft} />
      {collection.withheld && (
        <p className="flex w-full gap-2.5 rounded-field bg-surface-1 px-4 py-3 text-14">
          {t`Others don't see this collection: it was reported and is being checked, or a moderator took it down.`}
        </p>
      )}
      {standing === "invited" && (
        <Invitation collection={collection} viewer={viewer} onLeft={onLeft} />
      )}
    </header>
  );
}

function Invitation({ collection: { id, owner, visibility }, viewer, onLeft }: HeadProps) {
  const [join, { isLoading }] = useJoinCollectionMutation();
  const [setMember] = useSetMemberMutation();
  const { saySorry } = useSay();
  const decline = () =>
    setMember({ id, handle: viewer ?? "", asked: false })
      .unwrap()
      .then(() => visibility === "private" && onLeft(), saySorry);
  return (
    <section className="flex w-full flex-wrap items-center gap-3 rounded-panel bg-surface-1 p-4">
      <p className="min-w-52 flex-1 text-14">
        {t`${{ name: owner.displayName }} invited you to add works to this collection.`}
      </p>
      <Button onClick={() => void decline()}>{t`Decline`}</Button>
      <Button
        look="primary"
        busy={isLoading && t`Accepting`}
        onClick={() => void join(id).unwrap().catch(saySorry)}
      >
        {t`Accept`}
      </Button>
    </section>
  );
}

function Actions(props: HeadProps) {
  const { collection } = props;
  const { id, visibility, standing } = collection;
  const [asked, setAsked] = useState<AskedOfCollection | null>(null);
  const { say } = useSay();
  const act = useActs(props);
  const copy = async () =>
    (await copyText(new URL(`/collections/${id}`, location.origin).href))
      ? say(t`Link copied.`, "success")
      : say(t`The browser didn't allow copying.`);
  const own = [
    { label: t`Edit`, icon: <Pencil size={18} />, onSelect: () => setAsked("edit") },
    {
      ...{ label: t`Contributors`, icon: <Users size={18} /> },
      onSelect: () => setAsked("members"),
    },
    {
      ...{ label: t`Delete`, icon: <Trash2 size={18} />, danger: true },
      onSelect: () => setAsked("delete"),
    },
  ];
  const leave = {
    ...{ label: t`Leave this collection`, icon: <LogOut size={18} /> },
    onSelect: () => setAsked("leave"),
  };
  const entries = standing === "owner" ? own : standing === "member" ? [leave] : [];
  return (
    <div className="flex items-center gap-2">
      {visibility !== "private" && (
        <Button icon={<Link2 size={18} />} onClick={() => void copy()}>
          {t`Copy link`}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          groups={[entries]}
          trigger={(props) => (
            <IconButton {...props} label={t`More`} icon={<Ellipsis size={20} />} />
          )}
        />
      )}
      {standing === null && visibility !== "private" && (
        <Slot name="collection.report" given={{ id }} />
      )}
      {asked && (
        <Suspense>
          <CollectionSheets {...{ asked, collection, act }} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}

function useActs({ collection: { id, visibility }, viewer, onLeft }: HeadProps): CollectionActs {
  const { saySorry } = useSay();
  const [remove] = useDeleteCollectionMutation();
  const [setMember] = useSetMemberMutation();
  return {
    delete: () => void remove(id).unwrap().then(onLeft, saySorry),
    leave: () =>
      void setMember({ id, handle: viewer ?? "", asked: false })
        .unwrap()
        .then(() => visibility === "private" && onLeft(), saySorry),
  };
}
