import { lazy } from "react";
import { fetchRefusalWords } from "../store/refusal-sentences.ts";

/** The file field with its refusal sentences, which it also needs without a request. */
export const UploadField = lazy(() =>
  Promise.all([
    import("../features/upload/upload-field.tsx"),
    fetchRefusalWords().catch(() => undefined),
  ]).then(([m]) => ({ default: m.UploadField })),
);
