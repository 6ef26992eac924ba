import type { JobState } from "#app/platform/jobs/job-state.ts";
import type { BadgeTone } from "#app/ui/feedback/badge.tsx";

export const jobStateLabels: Record<JobState, { label: string; tone: BadgeTone }> = {
  failed: { label: "Failing", tone: "danger" },
  waiting: { label: "Waiting", tone: "warning" },
  running: { label: "Running", tone: "accent" },
};

export const jobLabel = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("-", " ");
