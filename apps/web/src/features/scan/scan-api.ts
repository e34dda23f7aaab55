import type { ScanLimits } from "@kinora/contracts/scan/scan-limits";
import { api } from "../../store/api.ts";
import { nothing, operations } from "../../store/operations.ts";
import "../../store/seldom-routes.ts";

/** What the scan of pictures holds back; fetched with its page. */
const scanApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = operations(build);
    return {
      getScanLimits: query("getScanLimits", nothing, { providesTags: ["Banner"] }),
      tryScanLimits: mutation("tryScanLimits", (body: ScanLimits) => ({ body })),
      setScanLimits: mutation("setScanLimits", (body: ScanLimits) => ({ body }), {
        invalidatesTags: ["Banner"],
      }),
    };
  },
});

export const { useGetScanLimitsQuery, useTryScanLimitsMutation, useSetScanLimitsMutation } =
  scanApi;
