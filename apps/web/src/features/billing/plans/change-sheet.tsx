import type { PlanId } from "@kinora/contracts/billing/plans";
import type {
  PlanChangePreview,
  UserSubscription,
} from "@kinora/contracts/subscription/subscription";
import { t } from "@lingui/core/macro";
import { gemWords } from "../../../entities/gem/gem-words.ts";
import { QueryError } from "../../../store/query-error.tsx";
import { useSay } from "../../../store/use-say.ts";
import { dayText } from "../../../text/moment-text.ts";
import { priceText } from "../../../text/price-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { perPeriod, planTitle } from "../plan-words.ts";
import { useChangePlanMutation, useGetPlanChangeQuery } from "./subscription-api.ts";

/** Says what a change of plan costs and when it counts, before it is made. */
export function ChangeSheet({
  held: { id },
  plan,
  onChanged,
  onClose,
}: {
  readonly held: UserSubscription;
  readonly plan: PlanId;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}) {
  const { data, error, refetch } = useGetPlanChangeQuery({ id, plan });
  const [change, { isLoading }] = useChangePlanMutation();
  const { say, saySorry } = useSay();
  const name = planTitle(plan);
  const send = () =>
    change({ id, plan })
      .unwrap()
      .then(
        ({ nextPlan }) => {
          say(nextPlan === null ? t`You're now on ${{ name }}` : t`Your plan will change`);
          onClose();
          onChanged();
        },
        (error: unknown) => {
          saySorry(error);
          onClose();
        },
      );
  return (
    <Sheet open onClose={onClose} title={t`Change to ${{ name }}`} description="">
      {error && !data && <QueryError error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton className="h-12 w-full" />}
      <div className="flex flex-col gap-2">
        {data && changeWords(data, plan).map((words) => words && <p key={words}>{words}</p>)}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t`Back`}</Button>
        <Button look="primary" disabled={!data} busy={isLoading && t`Changing`} onClick={send}>
          {data?.counts === "now"
            ? t`Pay ${{ amount: priceText(data.due) }} and change`
            : t`Change at the end of the period`}
        </Button>
      </div>
    </Sheet>
  );
}

/** What is paid now, what it brings, and what is paid from then on. */
function changeWords({ counts, at, due, gems, renews }: PlanChangePreview, plan: PlanId) {
  const day = renews && dayText(renews.at);
  const price = renews && perPeriod(plan, renews.price);
  if (counts === "later")
    return [
      t`Nothing is charged now. You keep your present plan until ${{ day: dayText(at) }}.`,
      price && t`From then on you pay ${{ price }}.`,
    ];
  const amount = priceText(due);
  return [
    t`You pay ${{ amount }} now: the new price for the rest of the period, less what you have paid for it.`,
    gems > 0
      ? t`You get ${{ gems: gemWords(gems) }} at once.`
      : t`No gems are added now: this month's are already yours.`,
    day && price && t`Your plan then renews on ${{ day }}, at ${{ price }}.`,
  ];
}
