import type { ServiceHealthState } from "@kinora/contracts/hosted/hosted-service";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { CircleAlert } from "lucide-react";
import { momentText, timeText } from "../../text/moment-text.ts";

const REASONS: Readonly<Record<NonNullable<ServiceHealthState["away"]>["why"], MessageDescriptor>> =
  {
    unreachable: msg`it couldn't be reached`,
    unanswered: msg`it didn't answer orders`,
    failed: msg`it failed at orders it accepted`,
    late: msg`orders it accepted never finished`,
    quota: msg`it says the credit there is used up`,
    auth: msg`it doesn't accept the key`,
  };

/** Figures stay apart in 360 px. */
const CELL = "pl-3 text-right font-normal";

/** Recent health of a service: whether its models are offered, and the outcome of its orders. */
export function ServiceHealth({ health }: { readonly health: ServiceHealthState }) {
  const { hour, day } = health;
  if (!health.away && isEmpty(day)) return null;
  return (
    <div className="flex flex-col gap-2 text-14">
      {health.away && <Away away={health.away} />}
      <table className="w-full max-w-md text-12 text-text-2 sm:text-14">
        <thead>
          <tr>
            <td />
            <th scope="col" className={CELL}>{t`Delivered`}</th>
            <th scope="col" className={CELL}>{t`Time`}</th>
            <th scope="col" className={CELL}>{t`Refused`}</th>
            <th scope="col" className={CELL}>{t`Failed`}</th>
          </tr>
        </thead>
        <tbody className="nums">
          <Row label={t`Last hour`} counts={hour} />
          <Row label={t`Last 24 h`} counts={day} />
        </tbody>
      </table>
      <p className="max-w-md text-12 text-text-2">
        {t`Refused: for their content. Failed: by the service's own fault, as a share of orders delivered or failed, as under Statistics › Engines.`}
      </p>
    </div>
  );
}

function Away({ away }: { readonly away: NonNullable<ServiceHealthState["away"]> }) {
  const since = momentText(away.since);
  const again = timeText(away.askedAgainAt);
  const why = t(REASONS[away.why]);
  return (
    <p className="flex gap-1.5">
      <CircleAlert size={16} className="mt-0.5 shrink-0 text-danger" aria-hidden="true" />
      {t`Unavailable since ${{ since }}: ${{ why }}, repeatedly. Its models aren't offered; next try at ${{ again }}.`}
    </p>
  );
}

interface RowProps {
  readonly label: string;
  readonly counts: ServiceHealthState["hour"];
}

function Row({ label, counts }: RowProps) {
  const { delivered, seconds, refused, faults } = counts;
  const share = faults === 0 ? 0 : Math.round((100 * faults) / (delivered + faults));
  return (
    <tr>
      <th scope="row" className="text-left font-normal">
        {label}
      </th>
      <td className={CELL}>{delivered}</td>
      <td className={CELL}>{seconds === null ? "–" : t`${{ seconds }} s`}</td>
      <td className={CELL}>{refused}</td>
      <td className={`${CELL} whitespace-nowrap`}>
        {faults === 0 ? 0 : t`${{ faults }} (${{ share }}%)`}
      </td>
    </tr>
  );
}

const isEmpty = ({ delivered, refused, faults }: RowProps["counts"]) =>
  delivered + refused + faults === 0;
