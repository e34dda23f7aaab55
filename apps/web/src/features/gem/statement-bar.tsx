import { STATEMENT_PARTS, type StatementPart } from "@kinora/contracts/gem/statement";
import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { ChartNoAxesColumn } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";

const YearSheet = lazy(() => import("./year-sheet.tsx").then((m) => ({ default: m.YearSheet })));

const ALL = "all";
const WORDS: Readonly<Record<StatementPart, MessageDescriptor>> = {
  received: msg`In`,
  spent: msg`Out`,
  bought: msg`Bought`,
};

/** What of the statement is shown, and the summary of a year. */
export function StatementBar({
  part,
  onPart,
}: {
  readonly part: StatementPart | undefined;
  readonly onPart: (part: StatementPart | undefined) => void;
}) {
  const [opened, setOpened] = useState(false);
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
      <Segments
        label={t`Show`}
        value={part ?? ALL}
        options={[
          { value: ALL, label: t`All` },
          ...STATEMENT_PARTS.map((value) => ({ value, label: t(WORDS[value]) })),
        ]}
        onChange={(value) => onPart(STATEMENT_PARTS.find((one) => one === value))}
      />
      <Button
        look="ghost"
        size="sm"
        icon={<ChartNoAxesColumn size={16} />}
        onClick={() => setOpened(true)}
      >
        {t`Your year`}
      </Button>
      {opened && (
        <Suspense>
          <YearSheet onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </div>
  );
}
