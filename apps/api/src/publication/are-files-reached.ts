import { isReachedFromOutside } from "@kinora/contracts/connection/reached-from-outside";
import type { ApiComposition } from "../compose.ts";

/** Whether platforms can fetch our files: from the bucket, where browsers use it too. */
export const areFilesReached = ({
  environment,
  simulatedPlatforms,
}: Pick<ApiComposition, "environment" | "simulatedPlatforms">): boolean =>
  isReachedFromOutside(
    environment.s3?.publicEndpoint ?? environment.publicUrl,
    simulatedPlatforms.size > 0,
  );
