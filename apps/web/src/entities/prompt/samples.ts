import type { Sample } from "@kinora/contracts/prompt/sample";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";

/** Milliseconds between two polls; a newly installed server is still drawing the samples. */
const ASK_MS = 5_000;

const samplesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSamples: operations(build).query("listSamples", nothing, {
      transformResponse: ({ items }) => items,
    }),
  }),
});

const { useListSamplesQuery } = samplesApi;

/** The address of a sample; null while there is none. */
export function useSample(about: Sample["about"], name: string): string | null {
  const find = (samples: readonly Sample[] | undefined) =>
    samples?.find((one) => one.about === about && one.name === name);
  const { data } = useListSamplesQuery();
  const found = find(data);
  // Polls while the sample is being drawn, only in components that wait for it.
  useListSamplesQuery(undefined, { pollingInterval: found?.url === null ? ASK_MS : 0 });
  return found?.url ?? null;
}
