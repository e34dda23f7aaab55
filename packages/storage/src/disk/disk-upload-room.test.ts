import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { diskRawUploads } from "./disk-raw-uploads.ts";
import { measureUploadRoom } from "./disk-upload-room.ts";

it("counts only what is missing of begun uploads, and nothing of idle ones", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kinora-room-"));
  writeFileSync(join(folder, "half"), Buffer.alloc(500));
  writeFileSync(join(folder, "left"), Buffer.alloc(500));
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(join(folder, "left"), hourAgo, hourAgo);
  const open = [
    { id: "half", bytes: 1_000 },
    { id: "left", bytes: 1_000_000 },
    { id: "announced", bytes: 300 },
    // Only a part of this announced size is counted.
    { id: "boasted", bytes: 900_000_000 },
  ];
  const { total, free, expected } = await measureUploadRoom(
    folder,
    open,
    diskRawUploads(folder),
    new Date(),
  );
  expect(expected).toBe(4_000_800);
  expect(free).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(free);
  rmSync(folder, { recursive: true });
});
