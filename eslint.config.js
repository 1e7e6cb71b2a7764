import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import officeAddins from 'eslint-plugin-office-addins';
import { basename } from 'node:path';
import tseslint from 'typescript-eslint';

const GAMES = ['shogi', 'dobutsu', 'othello', 'gomoku'];

/** 一つのフォルダーが src の中で読み込んでよい相手。自分自身は書かなくてよい。 */
const MAY_IMPORT = {
  'games/contract': [],
  ...Object.fromEntries(GAMES.map((game) => [`games/${game}`, ['games/contract']])),
  library: ['games/contract', 'games/shogi'],
  play: ['games/contract'],
  workbook: ['play', 'games/contract', 'library'],
  taskpane: ['play', 'games/contract', 'library'],
  preview: [],
  cli: ['games', 'library', 'preview'],
};

const zones = [
  ...Object.entries(MAY_IMPORT).map(([folder, others]) => ({
    target: `./src/${folder}`,
    from: './src',
    except: [folder, ...others].map((name) => `./${name}`),
    message: `src/${folder} may import only ${['itself', ...others].join(', ')}.`,
  })),
  { target: './src/main.ts', from: './src/preview', message: 'The product never carries the preview.' },
  { target: './src/main.ts', from: './src/cli', message: 'The product never carries the commands.' },
  { target: './src', from: './test', message: 'The product never carries tests.' },
];

const OFFICE_NAMES = ['Excel', 'Office', 'OfficeExtension'].map((name) => ({
  name,
  message: 'Only src/workbook names Excel and Office.',
}));
const DOM_NAMES = ['document', 'window', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB'].map(
  (name) => ({ name, message: 'Only src/taskpane touches the DOM; pass in what you need.' }),
);
const MODAL_NAMES = ['alert', 'confirm', 'prompt'].map((name) => ({
  name,
  message: 'Office forbids modal boxes: say it in the message bar.',
}));

const HTML_SINKS = '/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/';
const EVERYWHERE = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that defines it.' },
  {
    selector: `MemberExpression[property.name=${HTML_SINKS}], MemberExpression[property.value=${HTML_SINKS}]`,
    message: 'Text from files stays text: build nodes and set textContent.',
  },
  {
    selector: "MemberExpression[object.name='document'][property.name=/^(write|writeln)$/]",
    message: 'Text from files stays text: build nodes and set textContent.',
  },
];
const NO_EXCEL_RUN = {
  selector: "CallExpression[callee.object.name='Excel'][callee.property.name='run']",
  message: 'Excel.run belongs to src/workbook.',
};
// no-restricted-globals sees values only; this is the same rule for types.
const NO_OFFICE_TYPES = {
  selector: 'TSQualifiedName[left.name=/^(Excel|Office|OfficeExtension)$/]',
  message: 'Only src/workbook names Excel and Office.',
};

const UNDO_CLEARING_NAMES = '/^(protect|unprotect|saveAsync)$/';
const NO_UNDO_CLEARING = {
  selector: `MemberExpression[property.name=${UNDO_CLEARING_NAMES}], MemberExpression[property.value=${UNDO_CLEARING_NAMES}]`,
  message: "Protecting and settings.saveAsync clear the user's undo stack: keep what you need in cells.",
};

const kebabCaseFile = {
  create: (context) => ({
    Program(node) {
      const name = basename(context.filename);
      if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/.test(name)) {
        context.report({ node, message: `File name ${name} is not kebab-case.` });
      }
    },
  }),
};

const TYPED_RULES = {
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': 'error',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

export default tseslint.config(
  {
    ignores: ['dist/', '.cache/', 'coverage/', '**/node_modules/', '**/*.d.ts', 'test/lint/cycle/'],
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strict],
    plugins: { 'import-x': importX, house: { rules: { 'kebab-case-file': kebabCaseFile } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })],
      // Without these two, no-cycle looks into no TypeScript file.
      'import-x/extensions': ['.ts'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
    },
    rules: {
      ...TYPED_RULES,
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off', // typed arrays in the inner loops are in range by construction
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': false }],
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones }],
      'house/kebab-case-file': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', ...EVERYWHERE],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-restricted-globals': ['error', ...OFFICE_NAMES, ...DOM_NAMES, ...MODAL_NAMES],
      'no-restricted-properties': [
        'error',
        ...MODAL_NAMES.map((it) => ({ property: it.name, object: 'window' })),
      ],
      'no-restricted-syntax': ['error', ...EVERYWHERE, NO_EXCEL_RUN, NO_OFFICE_TYPES],
    },
  },
  {
    files: ['src/workbook/**/*.ts'],
    plugins: { 'office-addins': officeAddins },
    rules: {
      'no-restricted-globals': ['error', ...DOM_NAMES, ...MODAL_NAMES],
      'no-restricted-syntax': ['error', ...EVERYWHERE, NO_UNDO_CLEARING],
      'office-addins/call-sync-after-load': 'error',
      'office-addins/call-sync-before-read': 'error',
      // Not load-object-before-read: it takes a sheet passed to a helper for a read. A read before its load
      // fails in every test anyway, since the real office.js throws PropertyNotLoaded.
      'office-addins/no-context-sync-in-loop': 'error',
      'office-addins/no-empty-load': 'error',
      'office-addins/no-navigational-load': 'error',
      'office-addins/no-office-initialize': 'error',
      'office-addins/test-for-null-using-isNullObject': 'error',
    },
  },
  {
    files: ['src/workbook/**/*.ts', 'src/taskpane/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // The columns of a list and the words in its cells are one table for the sheet and the library.
              group: [
                '**/library/*',
                '!**/library/list',
                '**/library/list/*',
                '!**/list-columns',
                '!**/list-words',
              ],
              allowTypeImports: true,
              message: 'Of the library, only types.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/main.ts', 'src/preview/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...DOM_NAMES, ...MODAL_NAMES],
      'no-restricted-syntax': ['error', ...EVERYWHERE, NO_EXCEL_RUN],
    },
  },
  {
    files: ['src/taskpane/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...OFFICE_NAMES, ...MODAL_NAMES] },
  },
  {
    files: ['src/preview/page/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...MODAL_NAMES] },
  },
  { files: ['src/cli/**/*.ts'], rules: { 'no-console': 'off' } },
  { files: ['**/*.config.ts', '**/global-setup.ts'], rules: { 'import-x/no-default-export': 'off' } },
);
