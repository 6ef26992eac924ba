/** How far the owner's talks with a buyer are. */
export const leadStages = ["new", "talking", "visited", "offer", "lost"] as const;
export type LeadStage = (typeof leadStages)[number];
