import type { Creation, CreationCard } from "@kinora/contracts/creation/creation";
import { createAction } from "@reduxjs/toolkit";

/** A creation was accepted: it stands first in the library from now on. */
export const creationStarted = createAction<CreationCard | Creation>("creation/started");

/** Something about one creation is now different, wherever it is shown. */
export const creationChanged = createAction<{
  readonly id: string;
  readonly change: Partial<CreationCard>;
}>("creation/changed");

/** It left every list at once (purged, or no longer for this person to see). */
export const creationGone = createAction<string>("creation/gone");
