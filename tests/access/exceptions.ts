/** What the auditor calls wrong and is not, or is not ours. */
export interface Exception {
  /** Rule of the auditor. */
  rule: string;
  /** The elements concerned, and all within them. */
  within: string;
  why: string;
}

/** Each is gone when the step names nothing without it: then it leaves the list. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'element_attribute_deprecated',
    within: 'meta[http-equiv="Content-Security-Policy"]',
    why: 'False alarm: HTML lists this keyword of the attribute as valid.',
  },
  {
    rule: 'aria_content_in_landmark',
    within: 'a[href="#content"]',
    why: 'False alarm: a link past the landmarks stands before them (WCAG technique G1).',
  },
  {
    rule: 'fieldset_legend_valid',
    within: 'fieldset[aria-label]',
    why: 'False alarm: the group has a name; a legend would show it.',
  },
  {
    rule: 'aria_content_in_landmark',
    within: '[role="alert"], [role="status"]',
    why: 'False alarm: a toast is told when it comes, and is no part of the page.',
  },
  {
    rule: 'label_content_exists',
    within: 'label:has(> [aria-label])',
    why: 'False alarm: the checkbox has a name; the label makes the place one can press larger.',
  },
  ...['aria_attribute_allowed', 'aria_attribute_valid'].map((rule) => ({
    rule,
    within: '[aria-description]',
    why: 'False alarm: the attribute is of ARIA 1.3, and browsers read it; the auditor knows ARIA 1.2.',
  })),
  {
    rule: 'input_label_exists',
    within: 'output',
    why: 'False alarm: it tells what has changed and is no field; its text is what is told.',
  },
  ...[
    'aria_hidden_nontabbable',
    'heading_content_exists',
    'label_content_exists',
    'input_label_exists',
    'aria_accessiblename_exists',
  ].map((rule) => ({
    rule,
    within: '[aria-hidden="true"]',
    why: "MUI's: it hides the page behind a dialog, out of which its focus trap lets no key.",
  })),
  {
    rule: 'element_tabbable_role_valid',
    within: '[data-testid^="sentinel"]',
    why: "MUI's: the edges of its focus trap, which pass the focus on.",
  },
];
