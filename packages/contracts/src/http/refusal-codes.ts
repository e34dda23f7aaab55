/**
 * Every refusal the API can answer with: its HTTP status and one sentence for a person who has no app
 * in front of them. The list is closed; the web app words each code again, in context.
 */
export const REFUSALS = {
  // any door
  MALFORMED_JSON: { status: 400, sentence: "The request body is not valid JSON." },
  INVALID_INPUT: { status: 422, sentence: "Some fields are not as they should be." },
  TEXT_TOO_LONG: { status: 422, sentence: "The text is longer than 20,000 characters." },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, sentence: "Send the body as application/json." },
  BODY_TOO_LARGE: { status: 413, sentence: "The request body is too large." },
  BODY_TOO_COMPLEX: {
    status: 422,
    sentence: "The request body is nested too deeply or has too many parts.",
  },
  NOT_FOUND: { status: 404, sentence: "There is nothing at this address." },
  HOST_UNKNOWN: {
    status: 421,
    sentence: "This server does not answer to this name. Its operator can add it to ALLOWED_HOSTS.",
  },
  METHOD_NOT_ALLOWED: { status: 405, sentence: "This address does not take that method." },
  CHANGE_LIMIT: {
    status: 429,
    sentence: "That is as often as works can be changed in a day. Go on tomorrow.",
  },
  RATE_LIMITED: { status: 429, sentence: "Too many requests. Wait a moment, then try again." },
  REQUEST_TIMEOUT: { status: 408, sentence: "The request took too long to arrive." },
  SERVICE_UNAVAILABLE: {
    status: 503,
    sentence: "Kinora is starting or cannot reach its database.",
  },
  STORAGE_FULL: {
    status: 507,
    sentence: "The server has no room left for this. Nothing was kept; try again later.",
  },
  INTERNAL: { status: 500, sentence: "Something broke on our side. Nothing was charged." },
  // account
  SIGN_IN_REQUIRED: { status: 401, sentence: "Sign in to do this." },
  TOKEN_EXPIRED: { status: 401, sentence: "This access token has expired." },
  SESSION_ENDED: { status: 401, sentence: "This session has ended. Sign in again." },
  ACCOUNT_DISABLED: { status: 403, sentence: "This account is disabled." },
  SCOPE_MISSING: { status: 403, sentence: "This access token does not carry the needed scope." },
  ROLE_MISSING: { status: 403, sentence: "Your role does not allow this." },
  HANDLE_TAKEN: { status: 409, sentence: "This handle belongs to somebody else." },
  // prompt
  MODE_UNAVAILABLE: {
    status: 409,
    sentence: "This creation mode is not available on this server.",
  },
  MODEL_UNKNOWN: { status: 422, sentence: "There is no model of this name." },
  MODEL_UNAVAILABLE: {
    status: 409,
    sentence: "This model has no configured engine on this server.",
  },
  DURATION_UNSUPPORTED: { status: 422, sentence: "The model does not make clips of this length." },
  ASPECT_RATIO_UNSUPPORTED: { status: 422, sentence: "The model does not make this aspect ratio." },
  SETTING_UNSUPPORTED: { status: 422, sentence: "The model does not know this setting." },
  QUOTE_NOT_FOUND: { status: 404, sentence: "There is no such quote." },
  QUOTE_EXPIRED: { status: 410, sentence: "This quote has expired. Ask for a new one." },
  QUOTE_USED: { status: 409, sentence: "This quote has been used already." },
  // creation
  CREATION_NOT_FOUND: {
    status: 404,
    sentence: "This creation does not exist or is not yours to see.",
  },
  ACTION_FORBIDDEN: { status: 403, sentence: "You may not do this with this creation." },
  ACTION_IMPOSSIBLE: {
    status: 409,
    sentence: "This creation is in a state in which that cannot be done.",
  },
  QUEUE_FULL: {
    status: 429,
    sentence: "You have too many creations waiting. Let some finish first.",
  },
  // gem
  INSUFFICIENT_GEMS: { status: 402, sentence: "You do not have enough gems for this." },
  DAILY_ALREADY_CLAIMED: {
    status: 409,
    sentence: "You have claimed today's gems. Come back tomorrow (UTC).",
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    sentence: "Send an Idempotency-Key header, so that nothing is charged twice.",
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    sentence: "This Idempotency-Key was used for a different request.",
  },
  RECEIPT_NOT_FOUND: { status: 404, sentence: "There is no such receipt." },
  // media
  MEDIA_NOT_FOUND: { status: 404, sentence: "There is no such file, or its link has expired." },
  RANGE_NOT_SATISFIABLE: { status: 416, sentence: "The file has no such range of bytes." },
  // upload
  UPLOAD_NOT_FOUND: {
    status: 404,
    sentence: "This upload does not exist, has been removed or is not yours.",
  },
  UPLOAD_EXPIRED: { status: 410, sentence: "This upload was not finished in time. Start again." },
  UPLOAD_PROTOCOL: {
    status: 412,
    sentence: "Uploads speak tus 1.0: send Tus-Resumable, Upload-Length and the kind of file.",
  },
  UPLOAD_OFFSET_WRONG: {
    status: 409,
    sentence: "Bytes are missing before these. Ask for the offset, then go on from there.",
  },
  UPLOAD_BUSY: { status: 423, sentence: "Another request is sending this upload." },
  UPLOAD_TOO_LARGE: { status: 413, sentence: "The file is larger than this account may send." },
  UPLOAD_TOO_LONG: { status: 422, sentence: "The recording is longer than this account may send." },
  UPLOAD_TOO_MANY_PIXELS: { status: 422, sentence: "The picture has more than 50 megapixels." },
  UPLOAD_TOO_SMALL: {
    status: 422,
    sentence: "The picture has fewer than 64 pixels on its shorter side.",
  },
  UPLOADS_OPEN: {
    status: 429,
    sentence: "You have too many unfinished uploads. Finish or cancel some first.",
  },
  UPLOAD_SPACE_USED_UP: {
    status: 409,
    sentence: "Your uploads fill the space of this account. Remove some first.",
  },
  UPLOAD_TYPE_UNSUPPORTED: {
    status: 422,
    sentence: "The content of this file is not of a kind that is taken here.",
  },
  UPLOAD_HEIC_UNSUPPORTED: {
    status: 422,
    sentence: "HEIC photos cannot be read here. Save the photo as JPEG and send that.",
  },
  UPLOAD_CODEC_UNSUPPORTED: {
    status: 422,
    sentence:
      "Clips of this codec cannot be read here. Save the clip as MP4 with H.264 and send that.",
  },
  UPLOAD_DAMAGED: { status: 422, sentence: "The file is damaged or incomplete." },
  UPLOAD_TOO_COSTLY: {
    status: 422,
    sentence: "The file takes more time or memory to read than any ordinary one.",
  },
  UPLOAD_UNSAFE: { status: 422, sentence: "The file did not pass our safety check." },
  UPLOAD_NOT_READY: { status: 409, sentence: "This upload is not ready to be used." },
  UPLOAD_WRONG_KIND: { status: 422, sentence: "This mode needs another kind of upload." },
  INPUT_REQUIRED: { status: 422, sentence: "This mode needs a file of yours to begin with." },
  CONSENT_REQUIRED: {
    status: 422,
    sentence: "Say first that the person in the photo agrees to this.",
  },
  // story
  STORY_NOT_FOUND: { status: 404, sentence: "This story does not exist or is not yours." },
  STORIES_FULL: {
    status: 409,
    sentence: "You keep as many stories as your account may. Delete one first.",
  },
  STORY_EMPTY: { status: 422, sentence: "Write an idea or paste a script first." },
  STORY_TOO_LONG: {
    status: 422,
    sentence: "This takes longer to tell than a story may last: three minutes, sixteen scenes.",
  },
  STORY_UNSAYABLE: {
    status: 422,
    sentence: "There is nothing here the chosen voice can say. Choose silent, or write words.",
  },
  STORY_NO_RECORDING: {
    status: 409,
    sentence: "This story is told in your own voice: choose a recording first.",
  },
  STORY_CHANGED: {
    status: 409,
    sentence: "The story was changed elsewhere meanwhile. Load it again.",
  },
  STORY_BUSY: { status: 409, sentence: "The story is being worked on. Wait for it, or cancel." },
  STORY_PRICE_CHANGED: {
    status: 409,
    sentence: "This costs something else now. Look at the price again.",
  },
  SCENE_LOCKED: { status: 409, sentence: "This scene is locked. Unlock it to change it." },
  BOARD_INVALID: { status: 422, sentence: "The storyboard does not fit together." },
  NOTHING_TO_UNDO: { status: 409, sentence: "There is no further step in this direction." },
  // moderation
  ALREADY_REPORTED: {
    status: 409,
    sentence: "You have reported this already. We are looking at it.",
  },
  OWN_CREATION: { status: 409, sentence: "This is your own creation." },
} as const;

export type RefusalCode = keyof typeof REFUSALS;
