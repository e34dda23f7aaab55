import type { Post } from "@kinora/contracts/publication/post";
import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { useMovePostMutation } from "../../../entities/post/move-post-api.ts";
import {
  checkTime,
  draftOf,
  nextHour,
  ownZone,
  timeInZone,
} from "../../../entities/post/time-draft.ts";
import { TimeFields } from "../../../entities/post/time-fields.tsx";
import { useAppStore } from "../../../store/store.ts";
import { useSay } from "../../../store/use-say.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { hearPost } from "../hear-post.ts";

/** Chooses another time for a post. */
export function MoveSheet({
  post: { id, time },
  onClose,
}: {
  readonly post: Pick<Post, "id" | "time">;
  readonly onClose: () => void;
}) {
  const [now] = useState(() => new Date());
  const isToCome = time !== null && Date.parse(time.at) > now.getTime();
  const [draft, setDraft] = useState(() =>
    isToCome ? draftOf(time.wall, time.zone) : nextHour(now, time?.zone ?? ownZone()),
  );
  const [move, { isLoading }] = useMovePostMutation();
  const store = useAppStore();
  const { say, saySorry } = useSay();
  const checked = checkTime(draft, now);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checked.kind !== "ok") return;
    const { wallTime, zone, is } = checked;
    void move({ id, wallTime, zone })
      .unwrap()
      .then((post) => {
        hearPost(post, store);
        say(t`It is posted on ${{ time: timeInZone(is.at, zone) }}.`, "success");
        onClose();
      }, saySorry);
  };
  return (
    <Sheet open onClose={onClose} title={t`Choose another time`}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <TimeFields value={draft} now={now} onChange={setDraft} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t`Go back`}</Button>
          <Button
            type="submit"
            look="primary"
            disabled={checked.kind !== "ok"}
            busy={isLoading && t`Moving it`}
          >
            {t`Choose this time`}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
