/** The announcement form: up to four figures, and whether people who closed it see it again. */
import { z } from "zod";
import type { Announcement } from "#app/content/settings/site-settings.ts";
import { plainText } from "#app/shared/plain-text.ts";

export const figureSlots = [1, 2, 3, 4] as const;

const text = (most: number, missing?: string) => {
  const plain = z.string().max(most, `Enter ${String(most)} characters or fewer`);
  return z
    .string()
    .default("")
    .transform(plainText)
    .pipe(missing ? plain.min(1, missing) : plain);
};

const fields = z.object({
  isOn: z.literal("on").optional(),
  title: text(120, "Enter a title"),
  body: text(600, "Enter a text"),
  audience: z.enum(["everybody", "unseen"]).default("unseen"),
  value1: text(20),
  label1: text(60),
  value2: text(20),
  label2: text(60),
  value3: text(20),
  label3: text(60),
  value4: text(20),
  label4: text(60),
});

export const announcementFormSchema = fields.superRefine((form, { addIssue }) => {
  for (const slot of figureSlots)
    if ((form[`value${slot}`] === "") !== (form[`label${slot}`] === ""))
      addIssue({
        code: "custom",
        path: [form[`value${slot}`] === "" ? `value${slot}` : `label${slot}`],
        message: `Figure ${String(slot)} needs both a value and a label`,
      });
});

type AnnouncementForm = z.infer<typeof announcementFormSchema>;

export const toAnnouncement = (
  form: AnnouncementForm,
  current: Pick<Announcement, "version"> | null,
  fresh: string,
): Announcement => ({
  version: form.audience === "everybody" || !current ? fresh : current.version,
  title: form.title,
  body: form.body,
  figures: figureSlots
    .map((slot) => ({ value: form[`value${slot}`], label: form[`label${slot}`] }))
    .filter(({ value }) => value !== ""),
  isOn: form.isOn === "on",
});

export function toFormFields(announcement: Announcement | null): Record<string, string> {
  const figures = announcement?.figures ?? [];
  return {
    ...(announcement?.isOn ? { isOn: "on" } : {}),
    title: announcement?.title ?? "",
    body: announcement?.body ?? "",
    ...Object.fromEntries(
      figureSlots.flatMap((slot) => [
        [`value${slot}`, figures[slot - 1]?.value ?? ""],
        [`label${slot}`, figures[slot - 1]?.label ?? ""],
      ]),
    ),
  };
}
