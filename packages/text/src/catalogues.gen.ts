// Written by `npm run text` from the .po files beside this folder.
import type { Messages } from "@lingui/core";
export const CATALOGUES = {
  "en": {
    "creation.ready.title": ["Your ",["kind","select",{"video":["film"],"image":["picture"],"music":["music"],"other":["story"]}]," is ready"],
    "creation.ready.body": [["prompt"]],
    "creation.checking.title": ["Your ",["kind","select",{"video":["film"],"image":["picture"],"music":["music"],"other":["story"]}]," is being checked"],
    "creation.checking.body": [["prompt"]],
    "creation.failed.title": ["Your ",["kind","select",{"video":["film"],"image":["picture"],"music":["music"],"other":["story"]}]," was not made"],
    "creation.failed.body": [["failure","select",{"timeout":["It took too long."],"lost":["Working on it stopped the server three times, so it was given up."],"refused":["The picture check refused it."],"cancelled":["It was cancelled."],"input":["It cannot be made from that file."],"other":["Something went wrong on our side while it was being made."]}]," Nothing was charged. ",["prompt"]],
    "creation.hidden.title": ["Your ",["kind","select",{"video":["film"],"image":["picture"],"music":["music"],"other":["story"]}]," was hidden"],
    "creation.hidden.body": ["A moderator's reason: ",["reason"]],
    "creation.takenDown.title": ["Your ",["kind","select",{"video":["film"],"image":["picture"],"music":["music"],"other":["story"]}]," was taken down"],
    "creation.takenDown.body": ["A moderator's reason: ",["reason"]],
    "gem.dailyOffer.title": ["Your ",["gems","plural",{"one":["#"," gem"],"other":["#"," gems"]}]," for today are ready"],
    "gem.dailyOffer.body": ["Claimed today, they can be used until the end of ",["lastDay","date","utc"]," (UTC)."],
    "gem.dailyOffer.action": ["Claim ",["gems","plural",{"one":["#"," gem"],"other":["#"," gems"]}]],
    "story.stopped.title": ["Your story could not go on"],
    "story.stopped.body": [["why"]],
    "story.waiting.title": ["Your story waits for you"],
    "story.waiting.body": ["“",["title"],"”: next is ",["next","select",{"script":["the script"],"pictures":["drawing the pictures"],"preview":["the preview"],"other":["making the film"]}],", ",["gems","plural",{"one":["#"," gem"],"other":["#"," gems"]}],". ",["code","select",{"SPEND_LIMIT":["Of what it may spend, ",["left","plural",{"one":["#"," gem is"],"other":["#"," gems are"]}]," left."],"INSUFFICIENT_GEMS":["You do not have enough gems for this."],"other":[["refusal"]]}]],
  },
} satisfies Record<string, Messages>;
