import { RETRY_AFTER_SECONDS } from "./refusal-reply.ts";

/** For whoever is refused a page because too many wait: small and ready, a thousand of these cost nothing. */
export const BUSY_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${RETRY_AFTER_SECONDS}">
<title>Kinora is busy</title>
</head>
<body>
<h1>Kinora is busy</h1>
<p>Too many pages are asked for at once. This one tries again in ${RETRY_AFTER_SECONDS} seconds.</p>
</body>
</html>
`;
