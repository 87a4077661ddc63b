import ts from 'typescript';

/**
 * Page translation replaces the text nodes of a page. React can then neither change nor remove them, nor insert
 * anything before them: the page shows old text, or crashes. Text that is the only child of an element is safe, since
 * React writes the whole content of that element.
 */
export const bareText = {
  meta: {
    type: /** @type {const} */ ('problem'),
    schema: [],
    messages: {
      computed: 'Text beside other children → put it in an element of its own.',
      after: 'Text after a child that comes and goes → put it in an element of its own.',
      translate:
        '<Translate> is text without an element → use translate() as an only child, or put it in an element with a key.',
      key: 'Two contents for one element → give each its own key, so that React replaces the element.',
    },
  },
  create(context) {
    const {program, getTypeAtLocation} = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    function checkChildren(node) {
      const children = node.children.filter(isShown);
      const isAlone = children.length === 1 && node.type === 'JSXElement';
      let isAfterChange = false;
      for (const child of children) {
        const expression = child.type === 'JSXExpressionContainer' ? child.expression : undefined;
        if (child.type === 'JSXText' || expression?.type === 'Literal') {
          if (isAfterChange) {
            context.report({node: child, messageId: 'after'});
          }
        } else if (expression) {
          const type = getTypeAtLocation(expression);
          const isList = checker.isArrayType(type);
          if ((!isAlone || isList) && mayBeText(type, checker)) {
            context.report({node: child, messageId: 'computed'});
          }
          isAfterChange ||= isList || /^(?:Conditional|Logical)/.test(expression.type);
        }
      }
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ':matches(ReturnStatement, ArrowFunctionExpression, ConditionalExpression, LogicalExpression) > JSXElement[openingElement.name.name="Translate"]'(
        node,
      ) {
        context.report({node, messageId: 'translate'});
      },
      'ConditionalExpression[consequent.type="JSXElement"][alternate.type="JSXElement"]'({
        consequent,
        alternate,
      }) {
        if (
          nameOf(consequent) === nameOf(alternate) &&
          !(hasKey(consequent) && hasKey(alternate))
        ) {
          context.report({node: alternate, messageId: 'key'});
        }
      },
    };
  },
};

/** Neither a comment nor the line break and indentation between two children. */
function isShown(child) {
  return child.type === 'JSXText'
    ? child.value.trim() !== '' || !child.value.includes('\n')
    : child.expression?.type !== 'JSXEmptyExpression';
}

/** A string or number is among the types. `ReactNode` is left to whoever passes it; an empty string shows nothing. */
function mayBeText(type, checker) {
  if (checker.isArrayType(type)) {
    return checker.getTypeArguments(type).some((item) => mayBeText(item, checker));
  }
  const types = type.isUnion() ? type.types : [type];
  return (
    types.some(
      ({flags, value}) =>
        value !== '' && flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike),
    ) && !types.some(({symbol}) => symbol?.name === 'ReactPortal')
  );
}

function nameOf({openingElement: {name}}) {
  return name.name;
}

function hasKey({openingElement: {attributes}}) {
  return attributes.some(({name}) => name?.name === 'key');
}
