import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../test/show.tsx";
import { DueLine } from "./due-line.tsx";

const HOUR = 3_600_000;
/** A report for terrorism, or another reason, made so many hours ago. */
const reported = (hours: number, reason: "promotes_terrorism" | "harassment") => ({
  reports: [
    {
      ...{ reason, note: "", by: "ada", referred: false },
      at: new Date(Date.now() - hours * HOUR).toISOString(),
    },
  ],
});

test("marks a severe report that was not decided within a day, and no other", async () => {
  show(() => (
    <>
      <DueLine found={reported(23, "promotes_terrorism")} />
      <DueLine found={reported(25, "promotes_terrorism")} />
      <DueLine found={reported(25, "harassment")} />
    </>
  ));
  expect((await screen.findByText(/^Overdue since/)).className).toContain("text-warn");
  expect(screen.getAllByText(/^(?:Decide by|Overdue since)/)).toHaveLength(2);
});
