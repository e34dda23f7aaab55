import { lazy } from "react";
import { fetchRefusalWords } from "../store/refusal-sentences.ts";

/** The field for a file, with the words for what may be refused about it: not every refusal comes by a request. */
export const UploadField = lazy(() =>
  Promise.all([
    import("../features/upload/upload-field.tsx"),
    fetchRefusalWords().catch(() => undefined),
  ]).then(([m]) => ({ default: m.UploadField })),
);
