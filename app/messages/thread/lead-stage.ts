/** How far the owner's talks with a buyer are. */
export const leadStages = ["new", "talking", "visited", "offer", "lost"] as const;
export type LeadStage = (typeof leadStages)[number];

export const leadStageLabels: Record<LeadStage, string> = {
  new: "New",
  talking: "Talking",
  visited: "Visited",
  offer: "Offer",
  lost: "Lost",
};
