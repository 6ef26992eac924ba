import type { AlertFrequency } from "#app/messages/alerts/alert.ts";

export const frequencyLabels: Record<AlertFrequency, string> = {
  instant: "Instant",
  daily: "Daily",
  weekly: "Weekly",
};

/** In the order of the choices. */
export const frequencyChoices: { value: AlertFrequency; label: string; hint: string }[] = [
  { value: "instant", label: frequencyLabels.instant, hint: "Within minutes of a change" },
  { value: "daily", label: frequencyLabels.daily, hint: "In the morning, when there is news" },
  { value: "weekly", label: frequencyLabels.weekly, hint: "On Monday, when there is news" },
];
