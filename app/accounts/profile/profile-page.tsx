import { data } from "react-router";
import type { Route } from "./+types/profile-page.ts";
import { avatarHref, isAvatarNotice } from "#app/accounts/avatar/avatar.ts";
import { AvatarForm } from "#app/accounts/avatar/avatar-form.tsx";
import { findLatestApplication } from "#app/accounts/broker/broker-applications.queries.server.ts";
import { BrokerSection } from "#app/accounts/broker/broker-section.tsx";
import { findLatestVerification } from "#app/accounts/identity/identity-verifications.queries.server.ts";
import { PersonalFields } from "./personal-fields.tsx";
import { PreferenceFields } from "./preference-fields.tsx";
import { getOwnProfile } from "./profile.queries.server.ts";
import { saveSection } from "./save-section.server.ts";
import { SectionForm } from "./section-form.tsx";
import { settingChoices, type SettingName } from "./setting-choices.ts";
import { errorOf, type SectionResult, shownChoices } from "./section-result.ts";
import { SettingsSection } from "./settings-section.tsx";
import { VerificationFacts } from "./verification-facts.tsx";
import { viewerContext } from "#app/accounts/sessions/viewer-context.ts";
import { requestContext, servicesContext } from "#app/context.ts";
import { categories, categorySlugs } from "#app/listings/category.ts";
import { consentTexts, senderText } from "#app/messages/alerts/consent.ts";
import { choiceFields } from "#app/messages/alerts/newsletter/newsletter.ts";
import { NewsletterFields } from "#app/messages/alerts/newsletter/newsletter-fields.tsx";
import {
  findOwnNewsletter,
  saveNewsletterSection,
} from "#app/messages/alerts/newsletter/newsletter.server.ts";
import { readForm } from "#app/platform/http/read-form.server.ts";
import { privatePage } from "#app/shared/page-meta.ts";
import { useOperator } from "#app/use-operator.ts";
import { Banner } from "#app/ui/feedback/banner.tsx";
import { ButtonLink } from "#app/ui/actions/button.tsx";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

export const meta = privatePage(
  "Profile",
  "Your personal details, preferences, privacy and notifications.",
);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = context.get(viewerContext);
  const { db } = context.get(servicesContext);
  const photo = url.searchParams.get("photo");
  const [profile, newsletter, application, verification] = await Promise.all([
    getOwnProfile(db, id),
    findOwnNewsletter(db, id),
    findLatestApplication(db, id),
    findLatestVerification(db, id),
  ]);
  return data(
    {
      profile,
      newsletter,
      application,
      verification,
      photo: isAvatarNotice(photo) ? photo : null,
      categories: categories.map(({ slug, name }) => ({ slug, name })),
    },
    // A failure of ours must not look like a success.
    { status: photo === "not-stored" ? 503 : 200 },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const { id: userId, email } = context.get(viewerContext);
  const { db, jobs, env } = context.get(servicesContext);
  const { id: requestId, ip } = context.get(requestContext);
  const form = await readForm(request);
  const sent = { userId, form, ip, now: new Date() };
  const result =
    form.get("section") === "newsletter"
      ? await saveNewsletterSection({ db, jobs, secret: env.SESSION_SECRET }, { ...sent, email })
      : await saveSection(db, jobs, {
          ...sent,
          knownCategories: categorySlugs,
          requestId,
        });
  if (!result) throw data(null, { status: 400 });
  return data(result, { status: result.ok ? 200 : 422 });
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile } = loaderData;
  const actionResult = actionData ?? null;
  return (
    <>
      <SettingsSection
        id="photo"
        title="Picture"
        description="A photo of you helps people trust you. It appears with your messages and on your profile."
      >
        <AvatarForm
          name={`${profile.firstName} ${profile.lastName}`}
          src={avatarHref(profile.avatar, 256)}
          said={loaderData.photo}
        />
      </SettingsSection>
      <SettingsSection
        id="personal"
        title="Personal details"
        description={`You sign in as ${profile.email}.`}
      >
        <SectionForm section="personal" actionResult={actionResult}>
          {(result) => <PersonalFields profile={profile} result={result} />}
        </SectionForm>
      </SettingsSection>
      <SettingsSection
        id="verification"
        title="Verification"
        description="Buyers and sellers are more likely to reply to people we've verified."
        help={["verification", "What “verified” means"]}
      >
        <VerificationFacts
          profile={profile}
          isIdentityPending={loaderData.verification?.state === "pending"}
        />
      </SettingsSection>
      <SettingsSection
        id="preferences"
        title="Buying preferences"
        description="What you're looking for. Other members can't see this."
      >
        <SectionForm section="preferences" actionResult={actionResult}>
          {(result) => (
            <PreferenceFields
              profile={profile}
              categories={loaderData.categories}
              result={result}
            />
          )}
        </SectionForm>
      </SettingsSection>
      <SettingsSection
        id="privacy"
        title="Privacy"
        description="What other people can see about you. Our administrators can see everything."
        help={["profile-and-privacy", "What others see of you"]}
      >
        <SectionForm section="privacy" actionResult={actionResult}>
          {() => <ChoiceFields section="privacy" profile={profile} />}
        </SectionForm>
      </SettingsSection>
      <SettingsSection
        id="notifications"
        title="Notifications"
        description="How we contact you. We always email about payments, the term of your listings and security."
        help={["notifications", "Which emails you get"]}
      >
        <SectionForm section="notifications" actionResult={actionResult}>
          {() => <ChoiceFields section="notifications" profile={profile} />}
        </SectionForm>
        <p className="mt-5">
          <PlainLink to="/account/notifications/settings" className="link">
            Choose what reaches you by which channel
          </PlainLink>
        </p>
      </SettingsSection>
      <SettingsSection
        id="newsletter"
        title="Newsletter"
        description="A selection of businesses for sale, by email in the morning."
        help={["newsletter", "What we send, and how to stop it"]}
      >
        <SectionForm section="newsletter" actionResult={actionResult}>
          {(result) => <NewsletterSection newsletter={loaderData.newsletter} result={result} />}
        </SectionForm>
      </SettingsSection>
      <SettingsSection
        id="broker"
        title="Work as a broker"
        description="Sell businesses for other people. We check your licence before we show it on your profile."
        help={["become-a-broker", "How applying works"]}
      >
        <BrokerSection
          userType={profile.userType}
          identityVerified={profile.identityVerified}
          application={loaderData.application}
          actionResult={actionResult}
        />
      </SettingsSection>
      <SettingsSection
        id="embed"
        title="Your own site"
        description="Show the listings that you have for sale here on a site of your own."
      >
        <ButtonLink to="/account/embed" variant="secondary">
          Get the code for your site
        </ButtonLink>
      </SettingsSection>
      <SettingsSection
        id="security"
        title="Sign-in and security"
        description="Your password, your email address and the devices where you're signed in."
      >
        <ButtonLink to="/account/security" variant="secondary">
          Open security settings
        </ButtonLink>
      </SettingsSection>
      <SettingsSection
        id="data"
        title="Your data"
        description="Download or delete your data."
        help={["your-data", "What is in it, and what stays"]}
      >
        <div className="flex flex-col gap-4">
          {dataChoices.map(({ about, action }) => (
            <div
              key={about}
              className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-4 last:border-b-0 last:pb-0"
            >
              <p className="max-w-[44ch] text-sm text-ink-2">{about}</p>
              {action}
            </div>
          ))}
        </div>
      </SettingsSection>
    </>
  );
}

const dataChoices = [
  {
    about:
      "Get your profile, listings, messages, orders and everything else we store about you in one JSON file.",
    // The browser downloads the file, not the router.
    action: (
      <a href="/account/data" download className={buttonClass("secondary")}>
        Download my data
      </a>
    ),
  },
  {
    about: "Agreements and letters of intent that you signed, or that were signed with you.",
    action: (
      <ButtonLink to="/account/signed" variant="secondary">
        Signed documents
      </ButtonLink>
    ),
  },
  {
    about: "Which version of our terms and our privacy policy you agreed to, and when.",
    action: (
      <ButtonLink to="/account/terms" variant="secondary">
        Terms and privacy
      </ButtonLink>
    ),
  },
  {
    about: "This permanently removes your personal details. The next page explains what we keep.",
    action: (
      <ButtonLink to="/account/delete" variant="quiet" className="text-danger">
        Delete my account
      </ButtonLink>
    ),
  },
];

interface NewsletterSectionProps {
  newsletter: Awaited<ReturnType<typeof findOwnNewsletter>>;
  result: SectionResult | null;
}

function NewsletterSection({ newsletter, result }: NewsletterSectionProps) {
  const operator = useOperator();
  const error = errorOf(result, "wantsNewsletter");
  const { categories: inCategories, regions: inRegions } = choiceFields;
  return (
    <>
      <Checkbox
        name="wantsNewsletter"
        label={<span className="font-medium">{consentTexts.newsletter}</span>}
        defaultChecked={newsletter !== null || error !== undefined}
        error={error ?? null}
        {...(operator && { hint: senderText(operator) })}
      />
      {newsletter && !newsletter.isConfirmed && (
        <Banner>We emailed you a link. You get the newsletter once you have opened it.</Banner>
      )}
      <NewsletterFields
        chosen={{
          categories: shownChoices(result, inCategories, newsletter?.categories ?? []),
          regions: shownChoices(result, inRegions, newsletter?.regions ?? []),
        }}
      />
    </>
  );
}

interface ChoiceFieldsProps {
  section: keyof typeof settingChoices;
  profile: Record<SettingName, boolean>;
}

function ChoiceFields({ section, profile }: ChoiceFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      {settingChoices[section].map(({ name, label, hint }) => (
        <Checkbox
          key={name}
          name={name}
          label={<span className="font-medium">{label}</span>}
          hint={hint}
          defaultChecked={profile[name]}
        />
      ))}
    </div>
  );
}
