/** Limits of stories (ours, issue "Stories"). */
export const STORY_SECONDS_MIN = 15;
export const STORY_SECONDS_MAX = 180;
/** Scenes the planner makes; a person may cut a story down to one. */
export const PLANNED_SCENES_MIN = 3;
export const SCENES_MAX = 16;
export const NARRATION_MAX = 600;
export const VISUAL_MAX = 600;
export const STORY_TITLE_MAX = 120;
export const STORY_DESCRIPTION_MAX = 600;
export const CAST_MAX = 12;
export const CAST_NAME_MAX = 40;
export const CAST_LOOK_MAX = 200;
export const TAKES_MAX = 6;
export const SCENE_SECONDS_MIN = 1;
export const SCENE_SECONDS_MAX = 60;
export const SPEED_MIN = 0.7;
export const SPEED_MAX = 1.4;
/** Stories a person keeps, by tier. */
export const STORIES_MAX_BY_TIER = { free: 200, basic: 500, pro: 2_000 } as const;
/** Steps that can be undone. */
export const REVISIONS_KEPT = 100;
/** Bytes that the steps of one story take at most, as the database keeps them; the last step always stays. */
export const REVISION_BYTES = 1_000_000;
/** Bytes that the steps of all stories of one person take; beyond, those of the stories changed longest ago go. */
export const HISTORY_BYTES = 100_000_000;
/** Free previews of one story in an hour: they cost the machine, not the person. */
export const PREVIEWS_PER_HOUR = 30;
/** First price table of stories, gems: a script, a picture, so many seconds of a render. */
export const SCRIPT_GEMS = 1;
export const PICTURE_GEMS = 1;
export const RENDER_SECONDS_PER_GEM = 3;
/** Frames a second of stories, small and full. */
export const STORY_FPS = 24;
