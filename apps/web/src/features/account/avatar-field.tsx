import type { CurrentUser } from "@kinora/contracts/account/account";
import { isFinished } from "@kinora/contracts/creation/is-finished";
import type { AvatarWish } from "@kinora/contracts/people/profile";
import { t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";
import { tilePicture } from "../../entities/creation/picture-source.ts";
import { titleOf } from "../../entities/creation/title-of.ts";
import { Avatar } from "../../entities/person/avatar.tsx";
import { useSay } from "../../store/use-say.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Slot } from "../../ui/slot.tsx";
import {
  useChooseAvatarMutation,
  useListPicturesQuery,
  useRemoveAvatarMutation,
} from "./profile-api.ts";

declare module "../../ui/slot.tsx" {
  interface PageSlots {
    /**
     * A field for uploading the user's own picture; reports one that has arrived and may be used.
     */
    "account.picture": {
      readonly value: string | null;
      readonly onChange: (id: string | null) => void;
    };
  }
}

/** The user's picture, with a control to change it. */
export function AvatarField({
  me,
  children,
}: {
  readonly me: CurrentUser;
  readonly children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const [remove, removing] = useRemoveAvatarMutation();
  const { say, saySorry } = useSay();
  const isOwn = me.avatarUrl?.startsWith("/media/") ?? false;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar name={me.displayName} url={me.avatarUrl} size={64} />
      <div className="min-w-0 flex-1">{children}</div>
      <div className="flex w-full flex-wrap gap-2">
        <Button size="sm" onClick={() => setOpen(true)}>
          {t`Change picture`}
        </Button>
        {isOwn && (
          <Button
            size="sm"
            busy={removing.isLoading && t`Removing`}
            onClick={() =>
              void remove()
                .unwrap()
                .then(() => say(t`Picture removed.`, "success"), saySorry)
            }
          >
            {t`Remove picture`}
          </Button>
        )}
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t`Your picture`}
        description={t`Everyone sees it next to your name.`}
      >
        <Choices onDone={() => setOpen(false)} />
      </Sheet>
    </div>
  );
}

function Choices({ onDone }: { readonly onDone: () => void }) {
  const [choose] = useChooseAvatarMutation();
  const { say, saySorry } = useSay();
  const take = (wish: AvatarWish) =>
    choose(wish)
      .unwrap()
      .then(() => {
        onDone();
        say(t`Picture updated.`, "success");
      }, saySorry);
  return (
    <div className="flex flex-col gap-5">
      <Slot
        name="account.picture"
        given={{ value: null, onChange: (id) => id !== null && void take({ uploadId: id }) }}
      />
      <Works onChoose={(id) => void take({ creationId: id })} />
    </div>
  );
}

/** The latest works that have a picture. */
function Works({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const { data } = useListPicturesQuery();
  const shown = (data?.items ?? []).flatMap((card) => {
    const picture = isFinished(card.status) ? tilePicture(card) : null;
    return picture ? [{ card, picture }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-14 font-medium">{t`Or pick one of your works`}</h3>
      <ul className="grid grid-cols-4 gap-2">
        {shown.map(({ card, picture }) => (
          <li key={card.id}>
            <button
              type="button"
              aria-label={titleOf(card)}
              onClick={() => onChoose(card.id)}
              className="aspect-square w-full overflow-hidden rounded-full bg-surface-2 transition-transform hover:scale-105"
            >
              <img src={picture.src} alt="" loading="lazy" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
