import type { TransparencyMonth } from "@kinora/contracts/moderation/transparency";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../test/fake-server.ts";
import { show } from "../../test/show.tsx";
import { TransparencyPage } from "./transparency-page.tsx";
import { writeTransparencyCsv } from "./write-transparency-csv.ts";

const month = (name: string, about: Partial<TransparencyMonth> = {}): TransparencyMonth => ({
  month: name,
  reports: {
    ...{ sexual_content: 0, violent_content: 0, hateful_content: 0, harassment: 0, harmful: 0 },
    ...{ child_abuse: 0, promotes_terrorism: 0 },
  },
  ...{ upheld: 0, dismissed: 0, medianHours: null, restricted: 0, shown: 0, refused: 0 },
  ...{
    profiles: 0,
    boards: 0,
    comments: 0,
    collections: 0,
    appeals: 0,
    reversals: 0,
    suspensions: 0,
  },
  automatic: 0,
  ...about,
});

test("lists the months with reports, and the current month", async () => {
  const busy = month("2026-10", { upheld: 3, medianHours: 1.5 });
  const reports = { ...busy.reports, harassment: 4 };
  fakeServer({
    getTransparency: () => ({
      months: [month("2026-11"), { ...busy, reports }, month("2026-09")],
    }),
  });
  show(() => <TransparencyPage />);
  await screen.findByRole("heading", { name: "October 2026" });
  expect(screen.getByText(/Reports by reason: .*Harassment 4/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "November 2026" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "September 2026" })).toBeNull();
});

test("saves all months as a CSV file, one per line", () => {
  const [names, line, end] = writeTransparencyCsv([month("2026-10", { upheld: 3 })]).split("\r\n");
  expect(names).toMatch(/^month,reports_sexual_content,.*,upheld,dismissed,medianHours,/);
  expect(line).toBe("2026-10,0,0,0,0,0,0,0,3,0,,0,0,0,0,0,0,0,0,0,0,0");
  expect(end).toBe("");
});
