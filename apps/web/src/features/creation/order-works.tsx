import { t } from "@lingui/core/macro";
import { ArrowUpRight, Check, CircleX, RotateCcw, Trash2 } from "lucide-react";
import { shallowEqual } from "react-redux";
import { ItemLink } from "../../entities/creation/item-link.tsx";
import { cardsIn } from "../../entities/creation/use-cards.ts";
import { useAppSelector, useAppStore } from "../../store/store.ts";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { takeBack } from "./action-outcomes.ts";
import { ChangeWords } from "./change-words.tsx";
import { CreationFrame } from "./creation-frame.tsx";
import { useBulk } from "./library/use-bulk.ts";
import { useAct } from "./use-act.ts";
import { useCancelling } from "./use-cancelling.tsx";
import { useCreation } from "./use-creation.ts";

const COLUMNS = ["", "", "", "md:grid-cols-3", "lg:grid-cols-4"] as const;

/** The works of one press side by side, during and after making: compare, open, keep one. */
export function OrderWorks({
  ids,
  modelName,
}: {
  readonly ids: readonly string[];
  /** Returns the name of a model by its key. */
  readonly modelName: (key: string) => string;
}) {
  const known = useAppSelector((state) => cardsIn(state, ids), shallowEqual);
  const cards = known.filter(({ status }) => status !== "deleted");
  const store = useAppStore();
  const { act, busy } = useBulk();
  const working = cards.filter(({ status }) => status === "processing");
  const shown = cards.map(({ id }) => id);
  const isCompared = new Set(known.map(({ model }) => model)).size > 1;
  const keepOnly = (kept: string) => {
    const others = cards.filter(({ id, status }) => id !== kept && status !== "processing");
    void act(
      others.map(({ id }) => id),
      "delete",
    );
  };
  return (
    <section aria-label={t`Your new works`} className="enter flex flex-col gap-3">
      <ul className={cx("grid grid-cols-2 gap-2 md:gap-4", COLUMNS[shown.length])}>
        {ids.map((id, index) => (
          <OrderWork
            key={id}
            id={id}
            place={index + 1}
            of={ids.length}
            nameOf={isCompared ? modelName : null}
            onKeep={working.length === 0 && shown.length > 1 ? () => keepOnly(id) : null}
          />
        ))}
      </ul>
      {working.length > 1 && (
        <Button
          className="self-center"
          icon={<CircleX size={18} />}
          busy={busy && t`Canceling`}
          onClick={() =>
            void act(
              working.map(({ id }) => id),
              "cancel",
              () => {
                const [first] = working;
                if (first) void takeBack({ ...first, recipe: {} }, store);
              },
            )
          }
        >
          {t`Cancel all`}
        </Button>
      )}
    </section>
  );
}

interface OrderWorkProps {
  readonly id: string;
  readonly place: number;
  readonly of: number;
  /** Returns the model's name; null when all works are by one model. */
  readonly nameOf: ((key: string) => string) | null;
  /** Keeps this work and deletes the others; null while there is nothing to choose from. */
  readonly onKeep: (() => void) | null;
}

function OrderWork({ id, place, of, nameOf, onKeep }: OrderWorkProps) {
  const { data } = useCreation(id);
  const { act } = useAct();
  const cancelling = useCancelling(id, act);
  if (!data) return <li className="skeleton aspect-square rounded-media" />;
  if (data.status === "deleted") return null;
  const { actions, failure, media, model } = data;
  return (
    <li aria-label={t`Work ${place} of ${of}`} className="flex min-w-0 flex-col gap-1">
      <CreationFrame key={data.media?.main.url ?? data.status} card={data} />
      <div className="flex min-h-11 flex-wrap items-center justify-end gap-x-1">
        {nameOf && (
          <span className="line-clamp-2 w-full min-w-0 text-14 text-text-2 md:line-clamp-1 md:w-auto md:flex-1">
            {nameOf(model)}
          </span>
        )}
        {media && (
          <ItemLink id={id} label={t`Open work ${place}`} className={ICON_LINK}>
            <ArrowUpRight size={18} aria-hidden="true" />
          </ItemLink>
        )}
        {media && onKeep && (
          <IconButton
            label={t`Keep work ${place}, delete the others`}
            icon={<Check size={18} />}
            onClick={onKeep}
          />
        )}
        {actions.includes("cancel") && (
          <IconButton
            label={t`Cancel work ${place}`}
            icon={<CircleX size={18} />}
            onClick={cancelling.cancel}
          />
        )}
        {actions.includes("retry") && (
          <IconButton
            label={t`Try work ${place} again`}
            icon={<RotateCcw size={18} />}
            onClick={() => void act(id, "retry")}
          />
        )}
        {actions.includes("delete") && (
          <IconButton
            label={t`Delete work ${place}`}
            icon={<Trash2 size={18} />}
            onClick={() => void act(id, "delete")}
          />
        )}
      </div>
      {failure && (
        <p className="text-14 text-text-2">
          {failure.sentence} {data.notices.join(" ")}
        </p>
      )}
      {failure?.reason === "policy" && <ChangeWords work={data} size="sm" />}
      {cancelling.sheet}
    </li>
  );
}

const ICON_LINK =
  "grid size-11 place-items-center rounded-full text-text-2 transition-colors hover:bg-surface-2 hover:text-text";
