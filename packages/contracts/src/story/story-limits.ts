/** Limits of stories (ours, issue "Stories"). */
export const STORY_SECONDS_MIN = 15;
export const STORY_SECONDS_MAX = 180;
/** Minimum scenes that the planner makes; users may reduce a story to one. */
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
/** Longest clip of a scene that a model makes. */
export const FOOTAGE_SECONDS_MAX = 30;
export const SPEED_MIN = 0.7;
export const SPEED_MAX = 1.4;
/** Maximum steps that can be undone. */
export const REVISIONS_KEPT = 100;
/**
 * Maximum bytes of the steps of one story, as stored in the database; the last step is always kept.
 */
export const REVISION_BYTES = 1_000_000;
/**
 * Maximum bytes of the steps of all stories of one user; beyond it, steps of the least recently
 * changed stories are dropped.
 */
export const HISTORY_BYTES = 100_000_000;
/** Free previews of one story per hour: they cost the server, not the user. */
export const PREVIEWS_PER_HOUR = 30;
/**
 * First price table of stories in gems: a script, a picture, and the seconds of a render per gem.
 */
export const SCRIPT_GEMS = 1;
export const PICTURE_GEMS = 1;
export const RENDER_SECONDS_PER_GEM = 3;
/** Frames per second of stories, small and full. */
export const STORY_FPS = 24;
