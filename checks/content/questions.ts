/**
 * The likely questions of readers and the sections that answer them, as addresses below `/docs/`: twenty-five of
 * employees, twenty-five of administrators. A page may be rewritten, split or moved, but not its answers lost.
 */
export const QUESTIONS: readonly {
  readonly question: string;
  readonly answers: readonly string[];
}[] = [
  {question: 'How do I accept the invitation?', answers: ['user/havre/connect#accept-invitation']},
  {
    question: 'The link has expired; it was not meant for me',
    answers: ['user/havre/connect#invitation-problems'],
  },
  {
    question: 'What is my Havre password? (there is none)',
    answers: ['user/havre/connect', 'user/loquet'],
  },
  {
    question: 'Where do I download Loquet for Windows, macOS, Linux?',
    answers: ['user/loquet/install-loquet#download'],
  },
  {
    question: 'Must I use my own phone?',
    answers: ['user/loquet/install-loquet#install', 'user/loquet/secure-devices/pc#first-device'],
  },
  {
    question: 'I forgot my PIN; how do I change it?',
    answers: ['user/loquet/settings#forgotten-pin', 'user/loquet/settings#change-pin'],
  },
  {question: 'I left my phone at home', answers: ['user/havre/connect#i-dont-have-my-device']},
  {question: 'My phone was stolen', answers: ['user/loquet/secure-devices/phone#lost-or-stolen']},
  {
    question: 'My computer was stolen, or my only device broke',
    answers: ['user/loquet/secure-devices/pc#lost-or-broken'],
  },
  {question: 'I have a new phone', answers: ['user/loquet/secure-devices/phone#new-phone']},
  {question: 'Import from Chrome or Edge', answers: ['user/havre/password-manager#import']},
  {
    question: 'Import from Firefox, Safari, KeePass, 1Password, Bitwarden',
    answers: ['user/havre/password-manager#import'],
  },
  {question: 'Share a password with a colleague', answers: ['user/havre/password-manager#share']},
  {
    question: 'No folder fits: who creates one?',
    answers: ['user/havre/password-manager#team-folder'],
  },
  {
    question: 'Can my employer read my passwords?',
    answers: [
      'user/havre/params#what-my-organization-sees',
      'administrateur/integration/intro#security-model',
    ],
  },
  {
    question: 'The extension does not fill in',
    answers: ['user/havre/browser-extension/autofill#troubleshooting'],
  },
  {
    question: 'Undo "Never on this site"',
    answers: ['user/havre/browser-extension/autofill#excluded-sites'],
  },
  {
    question: 'Why does it ask for Loquet again?',
    answers: ['user/havre/connect#session', 'user/havre/connect#confirm-in-loquet'],
  },
  {question: 'Use my passwords on my phone', answers: ['user/havre/password-manager#on-phone']},
  {
    question: 'Somebody asks me for a code; a request I did not make',
    answers: ['user/havre/connect#read-before-approving'],
  },
  {
    question: 'I typed my password on a false site',
    answers: ['user/havre/browser-extension/anti-phishing#already-typed'],
  },
  {
    question: 'Change the language; dark theme',
    answers: ['user/havre/params#appearance', 'user/loquet/settings#appearance'],
  },
  {
    question: 'Can I keep a card, a note, a file?',
    answers: ['user/havre/password-manager#other-secrets'],
  },
  {
    question: 'I leave the company; I deleted something by mistake',
    answers: ['user/havre/password-manager#bin', 'user/havre/password-manager#export'],
  },
  {question: 'What is kept about me, and how do I get it?', answers: ['user/havre/params#my-data']},
  {
    question: 'Create the Space, choose the region',
    answers: [
      'administrateur/start/create-havre#choose-address-and-region',
      'administrateur/start/create-havre#create',
    ],
  },
  {
    question: 'What must the firewall let through?',
    answers: ['administrateur/integration/setup#network', 'administrateur/integration/setup#push'],
  },
  {
    question: 'Install the extension by GPO, Intune, Jamf, Linux, Firefox, Brave',
    answers: [
      'administrateur/integration/setup#deploy-extension',
      'administrateur/integration/setup#outside-stores',
    ],
  },
  {
    question: 'Deploy Loquet: where, with which settings',
    answers: [
      'administrateur/integration/setup#deploy-loquet',
      'administrateur/integration/setup#configure-loquet',
    ],
  },
  {question: 'Invite 200 people', answers: ['administrateur/manage-users/create#invite-csv']},
  {question: 'Cancel an invitation', answers: ['administrateur/manage-users/create#cancel']},
  {
    question: 'Create and fill a group',
    answers: ['administrateur/manage-users/create#create-group'],
  },
  {
    question: 'A name or an e-mail address changes',
    answers: ['administrateur/manage-users/access#change-account'],
  },
  {
    question: 'Connect Microsoft Entra ID, Okta, Google Workspace',
    answers: ['administrateur/manage-apps/SCIM#configure-directory'],
  },
  {
    question: 'A local directory (Active Directory, LDAP)',
    answers: ['administrateur/manage-apps/SCIM#configure-directory'],
  },
  {
    question: 'Put an application behind single sign-on',
    answers: [
      'administrateur/manage-apps/SSO#configure',
      'administrateur/manage-apps/SSO#worked-examples',
    ],
  },
  {question: 'Renew a certificate', answers: ['administrateur/manage-apps/SSO#rotate']},
  {
    question: 'A new member sees no password',
    answers: ['administrateur/access-policy/share-users-with-folders#pending'],
  },
  {question: 'Somebody leaves', answers: ['administrateur/manage-users/access#departure']},
  {
    question: 'A person forgot the phone',
    answers: ['administrateur/start/forgot-phone#user-forgot'],
  },
  {
    question: 'Lost ID, and the mailbox itself is behind single sign-on',
    answers: ['administrateur/manage-users/ID-lost#mailbox-behind-sso'],
  },
  {
    question: 'Approve a restored identity',
    answers: ['administrateur/manage-users/ID-lost#restored-identity'],
  },
  {
    question: 'What does "Require a verified origin" break?',
    answers: ['administrateur/configuration#verified-origin'],
  },
  {
    question: 'What does forbidding personal folders do?',
    answers: ['administrateur/configuration#personal-folder'],
  },
  {
    question: 'Read and export the audit log',
    answers: [
      'administrateur/manage-users/manage-admin#audit-log',
      'administrateur/manage-users/manage-admin#audit-export',
    ],
  },
  {
    question: 'Which passwords are exposed, and what can I do?',
    answers: ['administrateur/access-policy/passwords#exposed'],
  },
  {
    question: 'A personal data request',
    answers: ['administrateur/manage-users/access#personal-data'],
  },
  {question: 'Havre is down', answers: ['administrateur/support#outage']},
  {
    question: 'Subscribe, invoices, cancel',
    answers: ['administrateur/start/create-havre#subscribe'],
  },
  {
    question: 'Move the whole team from another password manager',
    answers: ['administrateur/integration/process#migrate-team'],
  },
];
