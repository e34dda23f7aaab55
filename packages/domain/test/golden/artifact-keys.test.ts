import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GOLDEN_BOARDS } from "./golden-boards.ts";
import { keysOfBoard } from "./keys-of-board.ts";

/**
 * Written by f6fc516, before any renaming. A changed key means that existing artifacts would be
 * made again.
 */
const golden: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL("artifact-keys.json", import.meta.url), "utf8"),
);

test.each(Object.entries(GOLDEN_BOARDS))(
  "%s: keeps the artifact keys of the first version",
  (name, board) => {
    expect(keysOfBoard(board)).toEqual(golden[name]);
  },
);
